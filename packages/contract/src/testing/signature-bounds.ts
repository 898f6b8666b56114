import { long } from './bounds.ts';

/** Typed and drawn signatures, accepted and refused. */
export const signatures = [
  [
    { kind: 'typed', text: 'Anna' },
    {
      kind: 'drawn',
      strokes: [
        [
          [0, 0],
          [1000, 400],
        ],
      ],
    },
    {
      kind: 'drawn',
      strokes: Array.from({ length: 100 }, () => [
        [0, 0],
        [1, 1],
      ]),
    },
    { kind: 'drawn', strokes: [Array.from({ length: 2000 }, () => [1, 1])] },
  ],
  [
    { kind: 'typed', text: '  ' },
    { kind: 'typed', text: long(101) },
    { kind: 'drawn', strokes: [] },
    { kind: 'drawn', strokes: [[[0, 0]]] },
    {
      kind: 'drawn',
      strokes: [
        [
          [0, 0],
          [1001, 0],
        ],
      ],
    },
    {
      kind: 'drawn',
      strokes: [
        [
          [0, 0],
          [0, 401],
        ],
      ],
    },
    {
      kind: 'drawn',
      strokes: [
        [
          [0, 0],
          [-1, 0],
        ],
      ],
    },
    {
      kind: 'drawn',
      strokes: [
        [
          [0, 0],
          [0.5, 0],
        ],
      ],
    },
    {
      kind: 'drawn',
      strokes: Array.from({ length: 101 }, () => [
        [0, 0],
        [1, 1],
      ]),
    },
    { kind: 'drawn', strokes: [Array.from({ length: 2001 }, () => [1, 1])] },
    { kind: 'photo' },
    undefined,
  ],
] as const;
