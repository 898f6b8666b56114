import { loadTexts } from '@silowright/catalogue/disk/load-texts';
import { loadFonts } from '../../deals/paper/pdf/load-fonts.ts';
import { answerJobs } from '../../platform/threads/answer-jobs.ts';
import { sealDocument } from './seal-document.ts';
import type { SealJob } from './start-sealer.ts';

const fonts = loadFonts();

answerJobs(({ catalogueDir, ...job }: SealJob) =>
  sealDocument({ ...job, fonts, messages: loadTexts(catalogueDir, job.quotation.locale) }),
);
