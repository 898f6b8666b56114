import Database from 'better-sqlite3';
import { Kysely, sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { LiteralLimits } from './literal-limits.ts';

describe('literal limits', () => {
  const database = new Database(':memory:');
  database.exec('create table units (name text); insert into units values (1), (2), (3)');
  const db = new Kysely<{ units: { name: string } }>({ dialect: new LiteralLimits({ database }) });

  afterEach(() => db.destroy());

  it('are part of the query', async () => {
    const two = db.selectFrom('units').selectAll().where('name', '>', '0').limit(2);
    expect(two.compile()).toMatchObject({
      sql: 'select * from "units" where "name" > ? limit 2',
      parameters: ['0'],
    });
    expect(await two.execute()).toHaveLength(2);
    expect(db.selectFrom('units').selectAll().limit(sql<number>`${1} + 1`).compile().parameters).toEqual([1]);
  });
});
