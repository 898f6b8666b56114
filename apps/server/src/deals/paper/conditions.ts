import type { CompanyFile, Sentences } from '@silowright/catalogue/schema/company';
import type { LocaleName } from '@silowright/domain/locale';
import { companyFileOf } from '../../platform/config/company.ts';
import type { Config } from '../../platform/config/config.ts';

/** Conditions and scope in the words of the quotation, frozen with it (QU-02, QU-05, QU-06). */
export interface Conditions {
  readonly clauses: readonly { readonly title: string; readonly text: string }[];
  readonly terms?: { readonly name: string; readonly url?: string };
  readonly included: readonly string[];
  readonly excluded: readonly string[];
  readonly standards: readonly { readonly name: string; readonly about: string }[];
  /** Who signs the letter, unless a dealer does. */
  readonly contact?: NamedContact;
}

export interface NamedContact {
  readonly name: string;
  readonly role?: string;
  readonly phone?: string;
  readonly email?: string;
}

/** What a standard or an item of the scope may depend on. */
export interface ConditionedUnit {
  readonly type: string;
  readonly substance: string;
  readonly support: string;
}

export function conditionsOf(
  config: Pick<Config, 'catalogueDir' | 'production'>,
  locale: LocaleName,
  unit: ConditionedUnit,
): Conditions | undefined {
  const file = companyFileOf(config);
  return file && conditionsIn(file, locale, unit);
}

export function conditionsIn(file: CompanyFile, locale: LocaleName, unit: ConditionedUnit): Conditions {
  const params: Readonly<Record<string, string>> = {
    incoterm: file.incoterm,
    weeks: String(file.delivery_weeks),
    months: String(file.warranty_months),
  };
  const say = (texts: Sentences): string =>
    (texts[locale] ?? Object.values(texts)[0] ?? '').replace(
      /\{(\w+)\}/g,
      (all, name: string) => params[name] ?? all,
    );
  const { terms, contact } = file;
  const listed = (items: CompanyFile['scope']['included']) =>
    items.filter(({ when }) => counts(when, unit)).map(({ text }) => say(text));
  return {
    clauses: file.clauses.map(({ title, text }) => ({ title: say(title), text: say(text) })),
    ...(terms && { terms: { name: say(terms.name), ...(terms.url && { url: terms.url }) } }),
    included: listed(file.scope.included),
    excluded: listed(file.scope.excluded),
    standards: file.standards
      .filter(({ when }) => counts(when, unit))
      .map(({ name, about }) => ({ name: typeof name === 'string' ? name : say(name), about: say(about) })),
    ...(contact && {
      contact: {
        name: contact.name,
        ...(contact.role && { role: say(contact.role) }),
        ...(contact.phone && { phone: contact.phone }),
        ...(contact.email && { email: contact.email }),
      },
    }),
  };
}

type When = CompanyFile['standards'][number]['when'];

const counts = (when: When, { type, substance, support }: ConditionedUnit): boolean =>
  (when?.substance ?? substance) === substance &&
  (when?.support ?? support) === support &&
  (when?.types?.includes(type) ?? true);
