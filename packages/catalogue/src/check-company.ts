import type { CatalogueFolder, Check } from './folder.ts';
import { missingLegalData } from './legal-data.ts';
import { listed, type Problem } from './problem.ts';
import type { CompanyFile as Company, Sentences } from './schema/company.ts';

const file = 'company.json';
/** Placeholders that the quotation fills in. */
const known = ['incoterm', 'weeks', 'months'];

/** Legal data are complete for the seat, and every sentence is there in every language (QU-01, QU-02). */
export const checkCompany: Check = (folder, problems) => {
  const { company, catalogue } = folder;
  if (!company || !catalogue) return;
  for (const name of missingLegalData(company.legal))
    problems.push({
      file,
      place: `legal.${name}`,
      text: `is missing; a company in ${company.legal.country} must print it on quotations`,
      severity: company.sample ? 'error' : 'warning',
    });
  const { name, form } = company.legal;
  if (form && !name.includes(form))
    problems.push({
      file,
      place: 'legal.name',
      text: `"${name}" does not contain its legal form "${form}"`,
      severity: 'error',
    });
  if (!company.confirmed_by_adviser && !company.sample)
    problems.push({
      file,
      place: 'confirmed_by_adviser',
      text: 'is false: have the clauses confirmed by the adviser of the company',
      severity: 'warning',
    });
  problems.push(...missingTexts([...sentencesOf(company), ...termsFiles(company)], catalogue));
  for (const [place, texts] of sentencesOf(company))
    for (const text of Object.values(texts))
      for (const [, name = ''] of text.matchAll(/\{(\w+)\}/g))
        if (!known.includes(name))
          problems.push({
            file,
            place,
            text: `{${name}} is not known; allowed: ${known.map((one) => `{${one}}`).join(', ')}`,
            severity: 'error',
          });
  for (const name of Object.values(company.terms?.files ?? {}))
    if (!folder.files.has(name))
      problems.push({ file, place: 'terms.files', text: `${name} is missing`, severity: 'error' });
  const types = [...folder.storageTypes.keys()];
  const conditional = [...company.scope.included, ...company.scope.excluded, ...company.standards];
  for (const type of conditional.flatMap(({ when }) => when?.types ?? []))
    if (!types.includes(type))
      problems.push({
        file,
        place: 'when.types',
        text: `"${type}" is no storage type; there are ${types.join(', ')}`,
        severity: 'error',
      });
};

/** The paper prints the default language where another is missing, so each gap is named with its languages. */
function missingTexts(
  all: readonly [string, Sentences][],
  { languages, default_language }: NonNullable<CatalogueFolder['catalogue']>,
): Problem[] {
  const instead = `${default_language} is printed instead`;
  const has = (texts: Sentences, language: string) => !!texts[language]?.trim();
  // A language that was added and not begun is one line.
  const notBegun = languages.filter(
    (language) => language !== default_language && !all.some(([, texts]) => has(texts, language)),
  );
  const places = `${listed(all.slice(0, 5).map(([place]) => place))} …`;
  return [
    ...notBegun.map((language): Problem => {
      const text = `has no text in ${language} for any of ${all.length} sentences; ${instead}: ${places}`;
      return { file, text, severity: 'warning' };
    }),
    ...all.flatMap(([place, texts]): Problem[] => {
      const missing = languages.filter((language) => !notBegun.includes(language) && !has(texts, language));
      if (missing.length === 0) return [];
      const isError = missing.includes(default_language);
      const text = `has no text in ${listed(missing)}${isError ? '' : `; ${instead}`}`;
      return [{ file, place, text, severity: isError ? 'error' : 'warning' }];
    }),
  ];
}

const termsFiles = ({ terms }: Company): [string, Sentences][] =>
  terms?.files ? [['terms.files', terms.files]] : [];

const sentencesOf = (company: Company): [string, Sentences][] => [
  ...(company.contact?.role ? [['contact.role', company.contact.role] as [string, Sentences]] : []),
  ...(company.terms ? [['terms.name', company.terms.name] as [string, Sentences]] : []),
  ...company.clauses.flatMap(({ id, title, text }): [string, Sentences][] => [
    [`clauses.${id}.title`, title],
    [`clauses.${id}.text`, text],
  ]),
  ...(['included', 'excluded'] as const).flatMap((list) =>
    company.scope[list].map(({ text }, at): [string, Sentences] => [`scope.${list}[${at + 1}]`, text]),
  ),
  ...company.standards.flatMap(({ name, about }): [string, Sentences][] =>
    typeof name === 'string'
      ? [[`standards.${name}`, about]]
      : [
          [`standards.${Object.values(name)[0]}.name`, name],
          [`standards.${Object.values(name)[0]}`, about],
        ],
  ),
];
