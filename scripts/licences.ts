import { licenceProblem, statedLicence } from './judge-licences.ts';
import { packagesOf, readLock } from './lock-packages.ts';

/** `npm run licences` lists the licences of shipped packages, and fails on one that a manufacturer cannot ship. */
const shipped = packagesOf(readLock()).filter((one) => one.shipped);
const byLicence = Map.groupBy(shipped, (one) => statedLicence(one) ?? 'not stated');
for (const [licence, packages] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  const names = [...new Set(packages.map(({ name, version }) => `${name}@${version}`))].sort();
  console.log(`\n${licence} (${names.length})\n  ${names.join('\n  ')}`);
}
const problems = shipped.flatMap((one) => licenceProblem(one) ?? []);
for (const problem of problems) console.error(`\nCannot be shipped: ${problem}`);
console.log(`\n${shipped.length} packages are shipped, ${problems.length} cannot be shipped`);
process.exitCode = problems.length > 0 ? 1 : 0;
