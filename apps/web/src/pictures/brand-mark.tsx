/** The Silowright mark: a silo in elevation with its fill level. */
export const BrandMark = ({ size = 32, title }: { readonly size?: number; readonly title?: string }) => (
  <svg
    viewBox="0 0 32 32"
    width={size}
    height={size}
    role={title ? 'img' : undefined}
    aria-label={title}
    aria-hidden={title ? undefined : true}
  >
    <rect width="32" height="32" rx="7" fill="var(--color-brand, #c2500a)" />
    <path d="M8.5 10.2 16 6.4l7.5 3.8v8.1L18 24.6h-4l-5.5-6.3z" fill="#fff" />
    <path
      d="M8.5 14.4q3.8-2.6 7.5 0t7.5 0v3.9L18 24.6h-4l-5.5-6.3z"
      fill="var(--color-brand, #c2500a)"
      opacity="0.42"
    />
    <path d="M10.2 20.2v6.4m11.6-6.4v6.4" stroke="#fff" strokeWidth="1.7" strokeLinecap="round" />
  </svg>
);

export const BrandName = ({ size = 32 }: { readonly size?: number }) => (
  <span
    style={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: size * 0.3,
      fontWeight: 600,
      fontSize: size * 0.62,
      letterSpacing: '-0.01em',
    }}
  >
    <BrandMark size={size} />
    Silowright
  </span>
);
