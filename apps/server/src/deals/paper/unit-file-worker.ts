import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { loadTexts } from '@silowright/catalogue/disk/load-texts';
import { projectFile } from '@silowright/domain/cad/project-file';
import { unitFile } from '@silowright/domain/cad/unit-file';
import { formatMetres } from '@silowright/texts/format';
import { translate } from '@silowright/texts/translate';
import { answerJobs } from '../../platform/threads/answer-jobs.ts';
import type { FileJob } from './make-unit-file.ts';

const compress = promisify(gzip);

answerJobs(async (job: FileJob) => {
  if ('positions' in job) return compress(projectFile(job.format, job.positions, job.name));
  const { format, unit, name, company, locale, catalogueDir } = job;
  const messages = loadTexts(catalogueDir, locale);
  const file = unitFile(format, unit, {
    name,
    company,
    formatMetres: (mm) => `${formatMetres(mm, locale)} m`,
    scaleText: (scale) => translate(messages, locale, 'configure.drawing-scale', { scale }),
    note: translate(messages, locale, 'files.note'),
  });
  return compress(file);
});
