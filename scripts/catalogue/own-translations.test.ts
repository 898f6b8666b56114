import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { loadTexts } from '@silowright/catalogue/disk/load-texts';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../apps/server/src/platform/http/testing/test-app.ts';
import { runCatalogueCommand } from './run-command.ts';

const dir = mkdtempSync(join(tmpdir(), 'silowright-translations-'));
cpSync(join(import.meta.dirname, '../../catalogues/steel'), dir, { recursive: true });
const edit = (file: string, change: (json: Record<string, unknown>) => Record<string, unknown>) =>
  writeFileSync(join(dir, file), JSON.stringify(change(JSON.parse(readFileSync(join(dir, file), 'utf8')))));
edit('catalogue.json', (catalogue) => ({
  ...catalogue,
  languages: [...(catalogue.languages as string[]), 'sv_SE'],
}));
writeFileSync(join(dir, 'texts/sv_SE.json'), '{}');
const written = {
  // As translated for an earlier release, whose sentence had one parameter.
  'mail.quotation.subject': 'Din offert {number}',
  'quotation.title': 'Offert',
  'quotation.gone': 'Borta',
};
writeFileSync(join(dir, 'program-texts/sv_SE.json'), JSON.stringify(written));
edit('program-texts/de_DE.json', (texts) => ({ ...texts, 'mail.quotation.subject': 'Ihr Angebot {nummer}' }));

const run = async (...args: string[]) => {
  const lines: string[] = [];
  const print = (line: string) => lines.push(line);
  const status = await runCatalogueCommand(args, { env: {}, print, printError: print });
  return { status, said: lines.join('\n') };
};

let app: TestApp | undefined;
afterAll(async () => {
  await app?.stop();
  rmSync(dir, { recursive: true });
});

describe('an own translation whose English sentence changed (A16)', () => {
  it('with other parameters is a warning, and the program shows its own sentence meanwhile (A16)', async () => {
    const { status, said } = await run('check', dir);
    expect(status, said).toBe(0);
    expect(said).toContain(
      'warning: program-texts/sv_SE.json "mail.quotation.subject": has {number}; the English sentence has {number}, {unit}: English is shown instead',
    );
    expect(said).toContain(
      'warning: program-texts/de_DE.json "mail.quotation.subject": has {nummer}; the English sentence has {number}, {unit}: the program\'s own sentence is shown instead',
    );
    app = await startTestApp({ CATALOGUE_DIR: dir });
    const get = async (url: string) => (await app!.app.server.inject({ url })).json();
    const { programTexts } = await get('/static/catalogue/boot.json');
    const swedish = await get(programTexts.sv_SE);
    expect(swedish).toMatchObject({ 'quotation.title': 'Offert' });
    expect(swedish).not.toHaveProperty('mail.quotation.subject');
    const subject = (locale: string, folder?: string) => loadTexts(folder, locale)['mail.quotation.subject'];
    expect(subject('sv_SE', dir)).toBe(subject('en_GB'));
    expect(subject('de_DE', dir)).toBe(subject('de_DE'));
    expect(loadCatalogue(dir).textWarnings).toContainEqual(expect.stringContaining('sv_SE'));
  });

  it('"texts" lists what is missing, wrong, surplus and changed since it was translated (A16)', async () => {
    const first = await run('texts', dir);
    expect(first.status).toBe(1);
    expect(first.said).toContain('sv_SE wrong-parameters mail.quotation.subject\n  English: ');
    expect(first.said).toContain('\n  sv_SE: Din offert {number}\n');
    expect(first.said).toContain('sv_SE surplus quotation.gone\n  sv_SE: Borta\n');
    expect(first.said).toContain('sv_SE missing quotation.date');
    expect(first.said).toMatch(
      /sv_SE: \d+ missing, 1 with wrong parameters, 0 changed in English, 1 surplus; 3 without a remembered sentence/,
    );

    const accepted = await run('texts', dir, '--accept');
    expect(accepted.said).toMatch(/sv_SE: \d+ missing, 1 with.*; 2 without a remembered sentence/);
    const file = join(dir, 'program-texts/sv_SE.sources.csv');
    const remembered = readFileSync(file, 'utf8');
    expect(remembered).toMatch(/^key,source\nquotation\.title,[0-9a-f]{8}\n$/);

    // The next release changes "Quotation": the hash is that of another sentence.
    writeFileSync(file, remembered.replace(/,[0-9a-f]{8}/, ',00000000'));
    expect((await run('texts', dir)).said).toContain(
      'sv_SE changed quotation.title\n  English: Quotation\n  sv_SE: Offert',
    );
    expect((await run('check', dir)).said).toContain(
      'warning: program-texts/sv_SE.json: has 1 texts whose English sentence changed since: quotation.title;',
    );
    expect(JSON.parse((await run('texts', dir, '--json')).said)).toContainEqual(
      expect.objectContaining({ language: 'sv_SE', unknownSources: 2 }),
    );
    // The translation is shown, and the translator's file stays as it is.
    expect(JSON.parse(readFileSync(join(dir, 'program-texts/sv_SE.json'), 'utf8'))).toEqual(written);
  });

  it('a catalogue whose own texts are up to date, or without any, has nothing to list (A16)', async () => {
    const folder = (name: string) => join(import.meta.dirname, '../../catalogues', name);
    expect(await run('texts', folder('grp'))).toEqual({ status: 0, said: 'no program-texts' });
    expect(await run('texts', folder('starter'))).toMatchObject({ status: 0 });
  });
});
