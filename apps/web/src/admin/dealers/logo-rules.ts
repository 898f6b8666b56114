export const largestLogoBytes = 1_048_576;

export type LogoProblem = { readonly key: 'admin.logo-too-big'; readonly size: string } | undefined;

/** PNG of at most 1,048,576 bytes; the size is told in megabytes with two decimals (DR-02). */
export const logoProblem = (file: { readonly size: number }): LogoProblem =>
  file.size > largestLogoBytes
    ? { key: 'admin.logo-too-big', size: (file.size / largestLogoBytes).toFixed(2) }
    : undefined;
