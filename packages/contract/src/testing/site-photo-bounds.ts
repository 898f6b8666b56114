import { largestPhotoBytes } from '@silowright/domain/photo/photo-limits';

const maxBase64Length = Math.ceil(largestPhotoBytes / 3) * 4;

/** Accepted and refused pictures; the server checks what is in them (TD-05). */
export const sitePhotos = [
  [null, { jpeg: '/9j/4A==', consent: true }, { jpeg: 'A'.repeat(maxBase64Length), consent: true }],
  [
    undefined,
    {},
    'data:image/jpeg;base64,/9j/4A==',
    { jpeg: '/9j/4A==' },
    { jpeg: '/9j/4A==', consent: false },
    { jpeg: '', consent: true },
    { jpeg: '<svg>', consent: true },
    { jpeg: 'A'.repeat(maxBase64Length + 1), consent: true },
  ],
] as const;
