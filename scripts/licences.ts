import { licenceProblem, statedLicence } from './judge-licences.ts';
import { packagesOf, readLock } from './lock-packages.ts';

/** `npm run licences` lists the licences of what is shipped, and fails on one a manufacturer could not ship. */
const shipped = packagesOf(readLock()).filter((one) => one.shipped);
const byLicence = Map.groupBy(shipped, (one) => statedLicence(one) ?? 'not stated');
for (const [licence, packages] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  const names = [...new Set(packages.map(({ name, version }) => `${name}@${version}`))].sort();
  console.log(`\n${licence} (${names.length})\n  ${names.join('\n  ')}`);
}
const problems = shipped.flatMap((one) => licenceProblem(one) ?? []);
for (const problem of problems) console.error(`\nNot to be shipped: ${problem}`);
console.log(`\n${shipped.length} packages are shipped, ${problems.length} of them must not be`);
process.exitCode = problems.length > 0 ? 1 : 0;
