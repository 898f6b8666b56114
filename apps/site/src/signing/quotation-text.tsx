import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { Bone } from '@silowright/ui/parts/skeleton.tsx';
import { unbrokenCodes } from '@silowright/ui/texts/unbroken-codes.ts';

type Sheet = CallOutput<'read-signing'>['sheet'];

/** The quotation as text with headings and tables, which can be read aloud, searched and enlarged (Y6). */
export function QuotationText({
  sheet,
  isSeveral = false,
  isOld = false,
}: {
  readonly sheet: Sheet;
  /** Of several positions: rows begin with their numbers. */
  readonly isSeveral?: boolean;
  /** Its totals are of another choice, and are not shown. */
  readonly isOld?: boolean;
}) {
  return (
    <article
      lang={sheet.language}
      className="flex flex-col gap-6 rounded-surface border border-line bg-surface p-5 break-words md:p-8"
    >
      <p className="max-w-[65ch] text-lg">{sheet.summary}</p>
      <section className="flex flex-col gap-2">
        <h2 className="text-lg">{sheet.unit_heading}</h2>
        <p className="text-sm text-muted">{sheet.drawing}</p>
        <dl className="grid gap-x-8 sm:grid-cols-2">
          {sheet.unit.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 border-b border-line py-1.5">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right tabular-nums">{unbrokenCodes(value)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="flex flex-col gap-2">
        <h2 className="text-lg">{sheet.prices_heading}</h2>
        <p className="text-sm text-muted">{sheet.prices_note}</p>
        <PriceTable sheet={sheet} isSeveral={isSeveral} />
        {isOld ? <Bone className="h-24 w-full" /> : <Totals totals={sheet.totals} />}
        <p className="text-sm text-muted">{sheet.vat}</p>
      </section>
      <section className="flex flex-col gap-2 rounded-control bg-sunken p-4">
        <h2 className="text-lg">{sheet.binding_heading}</h2>
        <p className="max-w-[75ch]">{sheet.binding}</p>
      </section>
      {sheet.scope && <Scope scope={sheet.scope} />}
      {sheet.conditions && (
        <section className="flex flex-col gap-2 text-sm">
          <h2 className="text-lg">{sheet.conditions_heading}</h2>
          {sheet.conditions.map(({ title, text }) => (
            <div key={title} className="max-w-[75ch]">
              <h3 className="font-bold">{title}</h3>
              <p>{text}</p>
            </div>
          ))}
          {sheet.terms_url && (
            <a href={sheet.terms_url} target="_blank" rel="noreferrer" className="link">
              {sheet.terms_name}
            </a>
          )}
        </section>
      )}
      {sheet.engineering && <Engineering sheet={sheet.engineering} />}
      <section className="flex flex-col gap-2 text-sm">
        <h2 className="text-lg">{sheet.terms_heading}</h2>
        {sheet.terms.map((term) => (
          <p key={term} className="max-w-[75ch]">
            {term}
          </p>
        ))}
      </section>
    </article>
  );
}

const Scope = ({ scope }: { readonly scope: NonNullable<Sheet['scope']> }) => (
  <section className="flex flex-col gap-2 text-sm">
    <h2 className="text-lg">{scope.heading}</h2>
    {(['included', 'excluded'] as const).map((list) => (
      <div key={list}>
        <h3 className="font-bold">{scope[`${list}_heading`]}</h3>
        <ul className="list-disc pl-5">
          {scope[list].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    ))}
  </section>
);

const Engineering = ({ sheet }: { readonly sheet: NonNullable<Sheet['engineering']> }) => (
  <section className="flex flex-col gap-3">
    <h2 className="text-lg">{sheet.heading}</h2>
    {sheet.notes.map((note) => (
      <p key={note} className="max-w-[75ch] text-sm">
        {note}
      </p>
    ))}
    {sheet.groups.map(({ heading, rows, note }) => (
      <div key={heading}>
        <h3 className="font-bold">{heading}</h3>
        <dl>
          {rows.map(({ label, value }, at) => (
            <div key={at} className="flex justify-between gap-4 border-b border-line py-1.5">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {note && <p className="text-sm text-muted">{note}</p>}
      </div>
    ))}
  </section>
);

/** On a phone each row takes two lines, label above price, so that no price is out of view. */
function PriceTable({ sheet, isSeveral }: { readonly sheet: Sheet; readonly isSeveral: boolean }) {
  const words = 'text-right sm:pr-3 sm:text-left';
  const sides = ['sm:pr-3', words, ...(isSeveral ? ['sm:pr-3'] : [])];
  const look = (at: number) =>
    `align-top sm:py-2 ${sides[at] ?? 'whitespace-nowrap tabular-nums last:col-start-2 last:text-right sm:pl-3 sm:text-right'}`;
  const line =
    'grid grid-cols-[minmax(min-content,1fr)_minmax(0,1fr)] gap-x-4 border-b border-line py-2 sm:table-row';
  return (
    <table className="block w-full border-collapse sm:table">
      <thead className="block sm:table-header-group">
        <tr className={line}>
          {sheet.price_heads.map((head, at) => (
            <th key={head} scope="col" className={`${look(at)} text-left text-sm font-normal text-muted`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="block sm:table-row-group">
        {sheet.prices.map((cells, row) => (
          <tr key={row} className={line}>
            {cells.map((cell, at) =>
              at === 0 ? (
                <th key={at} scope="row" className={`${look(at)} text-left font-normal text-muted`}>
                  {cell}
                </th>
              ) : (
                <td key={at} className={look(at)}>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Totals = ({ totals }: Pick<Sheet, 'totals'>) => (
  <table className="w-full border-collapse">
    <tbody>
      {totals.map(({ label, value, main }) => {
        const weight = main ? 'font-bold' : 'font-normal';
        return (
          <tr key={label}>
            <th scope="row" className={`py-1.5 pr-3 text-left ${weight}`}>
              {label}
            </th>
            <td className={`py-1.5 text-right whitespace-nowrap tabular-nums ${weight}`}>{value}</td>
          </tr>
        );
      })}
    </tbody>
  </table>
);
