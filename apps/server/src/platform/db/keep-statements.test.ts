import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepStatements, type StatementSource } from './keep-statements.ts';

describe('kept statements', () => {
  let source: StatementSource;

  beforeEach(() => {
    const database = new Database(':memory:');
    database.exec('create table units (name text); insert into units values (1), (2)');
    source = keepStatements(database);
  });

  afterEach(() => source.close());

  it('prepares the same query once', () => {
    expect(source.prepare('select * from units')).toBe(source.prepare('select * from units'));
  });

  it('prepares a query again while its rows are read', () => {
    const rows = source.prepare('select * from units').iterate();
    rows.next();
    expect(source.prepare('select * from units').all()).toHaveLength(2);
    rows.return?.();
  });

  it('forgets the oldest of many', () => {
    const first = source.prepare('select 0');
    for (let at = 1; at <= 300; at++) source.prepare(`select ${at}`);
    expect(source.prepare('select 0')).not.toBe(first);
    expect(source.prepare('select 300')).toBe(source.prepare('select 300'));
  });

  it('reads a column that was added later', () => {
    source.prepare('select * from units').all();
    source.prepare('alter table units add column volume integer').run();
    source.forget();
    expect(source.prepare('select * from units').get()).toEqual({ name: '1', volume: null });
  });
});
