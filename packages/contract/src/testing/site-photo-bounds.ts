import { largestPhotoBytes } from '@silowright/domain/photo/photo-limits';

const mostBase64 = Math.ceil(largestPhotoBytes / 3) * 4;

/** Accepted and refused pictures; the server checks what is in them (TD-05). */
export const sitePhotos = [
  [null, { jpeg: '/9j/4A==', consent: true }, { jpeg: 'A'.repeat(mostBase64), consent: true }],
  [
    undefined,
    {},
    'data:image/jpeg;base64,/9j/4A==',
    { jpeg: '/9j/4A==' },
    { jpeg: '/9j/4A==', consent: false },
    { jpeg: '', consent: true },
    { jpeg: '<svg>', consent: true },
    { jpeg: 'A'.repeat(mostBase64 + 1), consent: true },
  ],
] as const;
