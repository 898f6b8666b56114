import { loadFonts } from '../quotation/pdf/load-fonts.ts';
import { loadMessages } from '../texts.ts';
import { answerJobs } from '../threads/answer-jobs.ts';
import { sealDocument } from './seal-document.ts';
import type { SealJob } from './start-sealer.ts';

const fonts = loadFonts();

answerJobs((job: SealJob) => sealDocument({ ...job, fonts, messages: loadMessages(job.quotation.locale) }));
