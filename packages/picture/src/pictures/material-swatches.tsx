import { useId } from 'react';

/** Spangles of hot-dip galvanised steel: a fixed pattern of facets. */
export const GalvanizedPicture = () => (
  <svg viewBox="0 0 120 120" aria-hidden="true">
    <rect width="120" height="120" fill="#b4bcc1" />
    <path
      d="M0 0h34L22 28 0 20zm58 0h40l-8 22-26 8zM30 40l26-10 16 26-30 14zm60-18 30 6v30l-34-4zM0 58l28 4 6 30L0 96zm48 22 34-8 10 26-30 22H44zm52-4 20-6v50H96z"
      fill="#c9d0d4"
    />
    <path
      d="M34 0h24l6 30-8 0-26 10-8-12zM0 20l22 8 8 12-2 22-28-4zm72 36 14-2 34 4v12l-20 6-18-4zM34 92l14-12-4 40H10l-10-24z"
      fill="#a3adb3"
    />
    <path d="M98 0h22v28l-30-6zM28 62l14 8 6 10-14 12zm64 36 8-22-4 44H62z" fill="#dde2e5" />
    <path d="M0 0h120v120H0z" fill="none" stroke="#8b959b" />
    <circle cx="16" cy="16" r="5" fill="#6f7a82" />
    <circle cx="104" cy="104" r="5" fill="#6f7a82" />
  </svg>
);

/** Brushed stainless steel: long fine strokes and one broad reflection. */
export const StainlessPicture = () => {
  const id = useId();
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true">
      <linearGradient id={id} x2="1" y2="1">
        <stop stopColor="#c7d0d6" />
        <stop offset="0.4" stopColor="#fbfdfe" />
        <stop offset="0.58" stopColor="#cdd7dd" />
        <stop offset="1" stopColor="#93a1ab" />
      </linearGradient>
      <rect width="120" height="120" fill={`url(#${id})`} />
      <path
        d="M0 9h86M22 17h98M0 26h60m16 0h44M8 35h104M0 44h74M30 53h90M0 62h100M14 71h60m18 0h28M0 80h50m14 0h56M20 89h92M0 98h80M36 107h84M0 114h64"
        stroke="#7f8e98"
        strokeWidth="0.7"
        opacity="0.7"
      />
      <path d="M0 0h120v120H0z" fill="none" stroke="#8b959b" />
      <circle cx="16" cy="16" r="5" fill="#8b99a3" />
      <circle cx="104" cy="104" r="5" fill="#8b99a3" />
    </svg>
  );
};
