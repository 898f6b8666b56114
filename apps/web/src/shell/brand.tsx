/** The mark: a silo, its roof and the level of what it holds. */
export const BrandMark = () => (
  <svg aria-hidden="true" viewBox="0 0 24 32" className="h-8 w-6 text-brand">
    <path d="M2 9 12 2l10 7v4H2Z" fill="currentColor" />
    <path
      d="M3 14h18v8l-6 6H9l-6-6Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <path d="M5 19h14v2l-5 5h-4l-5-5Z" fill="currentColor" />
    <path d="M4 24v7M20 24v7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
