import pg from 'pg';

/** Marks a PostgreSQL database by an empty table. A copy of a marked database has it already. */
export const makeTable = (url: string, name: string): Promise<void> =>
  withClient(
    url,
    async (client) => void (await client.query(`create table if not exists ${pg.escapeIdentifier(name)} ()`)),
  );

export const hasTable = (url: string, name: string): Promise<boolean> =>
  withClient(url, async (client) => {
    const { rows } = await client.query('select to_regclass($1) as found', [name]);
    return rows[0]?.found !== null;
  });

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Sessions of a database that are idle inside a transaction. */
export const countHalted = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as halted from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    );
    return rows[0]?.halted ?? 0;
  });
