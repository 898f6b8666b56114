const logoName = `${'0a'.repeat(20)}.png`;
export const logos = [
  [null, { file: 'AAAA' }, { file: 'AA==' }, { file: 'A'.repeat(1_398_104) }, { name: logoName }],
  [
    undefined,
    'AAAA',
    {},
    { file: '' },
    { file: 'A b' },
    { file: 'data:image/png;base64,AAAA' },
    { file: 'A'.repeat(1_398_105) },
    { name: `/${logoName}` },
    { name: `${logoName}.svg` },
    { name: logoName.toUpperCase() },
  ],
] as const;
