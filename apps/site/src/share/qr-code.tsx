import { encode } from 'uqr';

/** The most that a code of the largest size holds; phones read less well long before. */
const maxCodeLength = 2900;

/** The link as a code for a phone, or as text if it is too long for one: a large project. */
export const LinkCode = ({ link, label }: { readonly link: string; readonly label: string }) =>
  link.length > maxCodeLength ? (
    <p className="text-sm break-all text-muted">{link}</p>
  ) : (
    <QrCode text={link} label={label} />
  );

/** Black on white with its quiet zone in every colour scheme: cameras need the contrast. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-96 rounded-control border border-line"
      style={{ background: '#fff' }}
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
