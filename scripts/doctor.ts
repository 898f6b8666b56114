import { parseArgs } from 'node:util';
import { examine } from './doctor/examine.ts';

/**
 * `npm run doctor`: checks this installation. Prints one line per check and exits with 1 if there is an error.
 * `--send-to ADDRESS` also sends a test mail.
 */
const { values } = parseArgs({ options: { 'send-to': { type: 'string' } } });
const findings = await examine(process.env, { sendTo: values['send-to'] });
for (const { area, level, text, advice } of findings) {
  console.info(
    `${level.padEnd(8)} ${area.padEnd(9)} ${text}${advice ? `\n${' '.repeat(19)}→ ${advice}` : ''}`,
  );
}
const count = (level: string) => findings.filter((finding) => finding.level === level).length;
console.info(`${count('ok')} ok, ${count('warning')} warnings, ${count('error')} errors`);
process.exitCode = count('error') > 0 ? 1 : 0;
