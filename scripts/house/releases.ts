/** One sentence for each fault. The changelog has the newest release first; tags do not travel with every clone. */
export function releaseProblems(
  changelog: string,
  version: string,
  tags: readonly string[],
): readonly string[] {
  const heads = [...changelog.matchAll(/^## (.*)$/gm)].map(([, head]) => head!);
  const released = heads.map((head) => /^(\d+\.\d+\.\d+) · \d{4}-\d{2}-\d{2}$/.exec(head)?.[1]);
  const known = released.filter((each) => each !== undefined);
  const notNewer = known.filter((each, at) => at > 0 && compare(known[at - 1]!, each) <= 0);
  return [
    ...heads.filter((_, at) => released[at] === undefined).map((head) => `"${head}" is no version and date`),
    ...(known[0] === version ? [] : [`the first section is ${known[0]}, package.json says ${version}`]),
    ...notNewer.map((each) => `${each} is not older than the section above it`),
    ...tags.filter((tag) => !known.includes(tag.replace(/^v/, ''))).map((tag) => `${tag} has no section`),
  ];
}

const compare = (one: string, other: string): number => one.localeCompare(other, 'en', { numeric: true });
