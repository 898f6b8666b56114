export interface UnbrokenProps {
  readonly number: string;
  readonly children: string;
}

/** A sentence whose number stays on one line; a browser would break "Q-2026-000001" at a hyphen. */
export function Unbroken({ number, children }: UnbrokenProps) {
  const [before, after] = children.split(number);
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after}
    </>
  );
}
