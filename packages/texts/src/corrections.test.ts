import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LocaleName, localeNames } from '@silowright/domain/locale';
import { readCsv } from '@silowright/domain/pricing/csv-cells';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');

/**
 * Phrases that a native reader corrected, each with the keys it is wrong in (`*`: everywhere). Words that are wrong
 * everywhere and have a usual name are in docs/glossary.md.
 */
const corrected: Readonly<Record<string, string>> = {
  en_GB: `
    provided.specific-gravity ¦ Specific gravity
    mail.field.specific-gravity ¦ Specific gravity
    option.ladder.* ¦ by client
    option-segment.* ¦ Content measurement
    option-info.* ¦ content measurement
    budget.* ¦ connectors
    option.ladder.* ¦ by us
    option-group.* ¦ Content measurement
    option-group.* ¦ Outflow
    option-group.* ¦ Inflow
    option-group.* ¦ Filler pipe
    * ¦ Manganese bend
    * ¦ Static calculation
    storage-type.fs.name ¦ foundation silo
    * ¦ Spreaders load
    * ¦ Waste water
    * ¦ Waste-water
    product-group.discharge_liquid ¦ Discharge liquid
    * ¦ Silage water
    * ¦ wash water
    product-group.mixed_feed ¦ Mixed feed
    storage-type.* ¦ contents even
    option.body_colour.* ¦ Semi-transparent
    * ¦ free a bridge
    volume.* ¦ Amount of units
    provided.* ¦ Amount of units
    * ¦ I know it in
    * ¦ Days to last
    location.* ¦ decides on
    * ¦ Map data to download
    * ¦ as it stands
    recommendation.reason-fill-level ¦ full with
    * ¦ still drawing
    * ¦ a dealer of ours
    quotation.* ¦ worked out the storage
    * ¦ Prices of units
    * ¦ drawings for approval
    * ¦ added according to the law
    * ¦ browser it was made in
    * ¦ Wish:
    * ¦ wished for
    * ¦ somebody typed
    signing.name-missing ¦ stands on
    * ¦ Who is coming
    * ¦ Your meeting is moved
    * ¦ Mend these
    * ¦ divides by nothing
    results.good ¦ Good
    * ¦ food protection
    finalized.held ¦ this one waits
    signing.declined-text ¦ we make a new one
  `,
  nl_NL: `
    quotation.sign-text ¦ haar
    quotation.follows ¦ haar
    * ¦ waarin zij is gemaakt
    quotation.terms.validity ¦ Zij is berekend
    signing.consent ¦ ik aanvaard ze
    finalized* ¦ hem
    * ¦ Btw komt erbij
    option.ladder.* ¦ door ons
    option.ladder.* ¦ door opdrachtgever
    quotation.data.product ¦ Opgeslagen product
    recommendation.* ¦ stuks
    recommendation.* ¦ stuk
    recommendation.title ¦ Wat bij uw aanvraag
    recommendation.reason-fill-level ¦ vol bij
    recommendation.reason-* ¦ Gemaakt voor
    product-examples.hot_and_heavy ¦ tarwegistconcentraat
    * ¦ Andere inhoud zonder
    * ¦ inhoud gelijkmatig
    option-group.outflow_valve.silo ¦ Losafsluiter
    option-group.outflow_valve.flat ¦ Losafsluiter
    option-group.outflow_valve.salt ¦ Losafsluiter
    * ¦ Mangaanbocht
    * ¦ slijt de bocht
    * ¦ verhardt
    * ¦ Air control
    * ¦ ventilatiepijp
    * ¦ Statische berekening
    provided.substance ¦ Substantie
    mail.field.substance ¦ Stof
    * ¦ Soortelijk gewicht
    volume.* ¦ stuk
    volume.* ¦ stuks
    volume.* ¦ Ik weet het
    * ¦ Waar komt het te staan
    configure.view-top ¦ Boven
    quotation.not-available ¦ niet beschikbaar
    quotation.intro ¦ uitgewerkt
    contact.subtitle ¦ komen bij u terug
    lead.* ¦ tekenen we nog
    * ¦ voor ogen heeft
    quotation.data.grp ¦ kunststof
    lead.* ¦ nodig heeft
    provided.* ¦ Volume
    results.* ¦ Volume
    classic.* ¦ Volume
    product-basic.* ¦ ATEX-goedgekeurd
  `,
  de_DE: `
    option.ladder.* ¦ durch den Auftraggeber
    option.ladder.* ¦ durch uns
    * ¦ kommt nach dem bei Lieferung
    volume.* ¦ Stück
    volume.* ¦ Einheit*
    * ¦ Ich weiß es in
    * ¦ Reicht für Tage
    recommendation.* ¦ Stück
    recommendation.title ¦ Was zu Ihrer
    recommendation.reason-headroom ¦ übrig
    * ¦ Ganzes Getreide
    * ¦ Tierfutter
    * ¦ Trägt ganzes
    * ¦ laden unter dem Silo, in Minuten
    * ¦ Inhalt gleichmäßig
    option-group.outflow_valve.silo ¦ Auslaufarmatur
    option-group.outflow_valve.flat ¦ Auslaufarmatur
    option-group.outflow_valve.salt ¦ Auslaufarmatur
    * ¦ Manganbogen
    option-info.filler_pipe ¦ härtet
    option.vent_type.* ¦ Filter auf dem Dach
    * ¦ Entlüftungsleitung
    * ¦ Lüftungsrohr
    * ¦ Behältnis
    * ¦ Kamlock
    * ¦ Taststationen
    * ¦ DN80
    * ¦ DN100
    * ¦ DN150
    configure.view-top ¦ Oben
    field.optional ¦ freiwillig
    quotation.intro ¦ ausgearbeitet
    quotation.terms.* ¦ Fester Grund
    quotation.not-available ¦ nicht verfügbar
    signing.mail.unit ¦ Anlage
    * ¦ schärferen
    * ¦ ist hinausgegangen
    lead.* ¦ zeichnen wir noch
    market.renewable_energy ¦ Energie
    * ¦ Wo soll es stehen
    product-basic.* ¦ ATEX-zugelassen*
    finalized* ¦ Einheit*
    provided.* ¦ Einheit*
    classic.* ¦ Einheit*
  `,
  da_DK: `
    recommendation.* ¦ enheder på
    option.ladder.* ¦ fra kunden selv
    option.ladder.* ¦ fra os
    * ¦ Hvor skal det stå
    * ¦ Saltlagetank
    option-group.outflow_valve.silo ¦ Udløbsventil
    option-group.outflow_valve.flat ¦ Udløbsventil
    option-group.outflow_valve.salt ¦ Udløbsventil
    option.outflow_valve.* ¦ skyder
    option-info.* ¦ [Ss]kyder*
    * ¦ lageblander
    * ¦ Dyrefoder
    * ¦ Blandingsfoder
    * ¦ Helt korn
    * ¦ Meget varmt og tungt
    * ¦ luftvasker*
    * ¦ dampede skræller
    provided.substance ¦ Stof
    mail.field.substance ¦ Stof
    market.subtitle ¦ skala
    provided.market ¦ Marked
    mail.field.market ¦ Marked
    classic.* ¦ marked
    configure.* ¦ Passage*
    configure.transport ¦ Anslået transport
    classic.* ¦ kegle
    * ¦ Manganbøjning
    * ¦ ventilationsrør
    option.content_measurement.* ¦ flyder
    * ¦ kan kontrolleres)
    * ¦ stilles op på
    * ¦ Bærer helt
    * ¦ Jeg kender det
    * ¦ Dage det skal række
    validation.volume-more ¦ mere end
    quotation.not-available ¦ ikke tilgængelig
    * ¦ forforventer
    lead.* ¦ tegner vi stadig
    footer.imprint ¦ Om os
    footer.privacy ¦ Privatliv
    results.good ¦ Vare
    * ¦ lagt en besked
    meeting.unknown ¦ er helt
    product-basic.* ¦ ATEX-godkendt
  `,
};

function rulesOf(locale: LocaleName): readonly { readonly keys: RegExp; readonly phrase: RegExp }[] {
  const pattern = (text: string) => text.replace(/[.()?+]/g, '\\$&').replaceAll('*', '.*');
  return (corrected[locale] ?? '')
    .trim()
    .split('\n')
    .map((line) => line.split('¦').map((part) => part.trim()))
    .map(([keys = '', phrase = '']) => {
      const end = phrase.endsWith('*') ? '' : '(?!\\p{L})';
      const words = phrase.replace(/\*$/, '').replace(/[.()?+]/g, '\\$&');
      return {
        keys: new RegExp(`^${pattern(keys)}$`),
        phrase: new RegExp(`(?<!\\p{L})${words}${end}`, 'u'),
      };
    });
}

/** The texts of the program and of the sample catalogues, by key. */
function textsOf(locale: LocaleName): readonly [string, string][] {
  const program = path.join(root, 'packages/texts/locales', locale);
  const files = [
    ...readdirSync(program).map((file) => path.join(program, file)),
    ...['grp', 'steel'].map((name) => path.join(root, 'catalogues', name, 'texts', `${locale}.json`)),
  ];
  return files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  );
}

/** Conditions, scope and standards of the sample companies. */
function companyTexts(locale: LocaleName): readonly [string, string][] {
  const found: [string, string][] = [];
  const collect = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value))
      if (key === locale && typeof inner === 'string') found.push([place, inner]);
      else collect(inner, `${place}.${key}`);
  };
  for (const name of ['grp', 'steel'])
    collect(JSON.parse(readFileSync(path.join(root, 'catalogues', name, 'company.json'), 'utf8')), name);
  return found;
}

/** Names of products, from the cells of the sample lists. */
function productNames(locale: LocaleName): readonly [string, string][] {
  return ['grp', 'steel'].flatMap((name) => {
    const read = readCsv(readFileSync(path.join(root, 'catalogues', name, 'products.csv'), 'utf8'));
    const [head, ...rows] = read.ok ? read.value : [];
    const column = head?.cells.indexOf(`name_${locale}`) ?? -1;
    expect(column).toBeGreaterThan(0);
    return rows.map(({ cells }): [string, string] => [`${name}: ${cells[0]}`, cells[column] ?? '']);
  });
}

const loose =
  /[}\d] (?:m³|kg\/m³|t|m|mm|%|°C|km|kN\/m²|m²|kg|km\/h|m\/s|kNm?|kW|MB|GHz|mA|s|t\/h|inch|Zoll)(?![\p{L}³²])|(?<!\p{L})(?:DN|Ø) [{\d]/u;

describe('corrections of native readers', () => {
  it.each(localeNames)('do not return in %s', (locale) => {
    const rules = rulesOf(locale);
    expect(rules.length).toBeGreaterThan(40);
    const texts = textsOf(locale);
    const found = rules.flatMap(({ keys, phrase }) =>
      texts
        .filter(([key, text]) => keys.test(key) && phrase.test(text))
        .map(([key, text]) => `${key}: ${phrase.source}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each<[LocaleName, RegExp]>([
    ['en_GB', /resists|(?<!whether )dust or gas .*can explode/i],
    ['nl_NL', /die bestand is|(?<!of )stof of gas .*kan exploderen/i],
    ['de_DE', /(?<!Material Ihrem Lagergut )standhält|(?<!ob dort )Staub oder Gas .*kann/],
    ['da_DK', /der tåler det|(?<!om )støv eller gas .*kan eksplodere/i],
  ])('claim nothing in %s that nobody checked (V34)', (locale, claim) => {
    const claims = textsOf(locale).filter(([key]) => /^(classic|zones)\./.test(key));
    expect(claims.length).toBeGreaterThan(8);
    expect(claims.filter(([, text]) => claim.test(text))).toEqual([]);
  });

  it.each(localeNames)('leave no number and its unit on two lines in %s', (locale) => {
    const found = [...textsOf(locale), ...companyTexts(locale), ...productNames(locale)];
    expect(found.filter(([, text]) => loose.test(text))).toEqual([]);
  });

  it('finds a plain space between a number or placeholder and its unit', () => {
    for (const text of ['{volume} m³', '10 % Rabatt', 'DN 80', 'Ø {circle}', '4–20 mA', '9 m/s in gusts'])
      expect(loose.test(text), text).toBe(true);
    for (const text of ['{volume}\u00a0m³', '5%', 'DN\u00a080', '2 models', '{count} tanks', '3 mailings'])
      expect(loose.test(text), text).toBe(false);
  });

  it.each(localeNames)('keep one style of percent signs, quotation marks and apostrophes in %s', (locale) => {
    const wrong: Readonly<Record<string, RegExp>> = {
      en_GB: /[\d}]\s%|["„«»‘’]/,
      nl_NL: /[\d}]\s%|["„«»‘’]/,
      de_DE: /[\d}]%|["«»‘’”]/,
      da_DK: /[\d}]%|["„“”‘’]/,
    };
    const found = [...textsOf(locale), ...companyTexts(locale), ...productNames(locale)];
    expect(found.filter(([, text]) => wrong[locale]?.test(text))).toEqual([]);
  });

  it.each(localeNames)('concern keys that exist in %s', (locale) => {
    const keys = textsOf(locale).map(([key]) => key);
    const unknown = rulesOf(locale).filter((rule) => !keys.some((key) => rule.keys.test(key)));
    expect(unknown.map((rule) => rule.keys.source)).toEqual([]);
  });
});
