import { FlatTank, HopperSilo, Scene, sceneBrand, sceneInk } from './scene.tsx';

/** Outdoors: only wind and snow matter. */
export const OutsidePicture = () => (
  <Scene sky={['#d8e6ec', '#faf3e3']}>
    {(paints) => (
      <>
        <circle cx="322" cy="62" r="24" fill="#fbe6b0" />
        <path d="M70 74a16 16 0 0 1 30-7 13 13 0 0 1 22 10 9 9 0 0 1-3 17H76a11 11 0 0 1-6-20z" fill="#fff" />
        <path d="M0 226q120-30 220-14t180-12v100H0z" fill="#c9d2a9" />
        <path d="M0 254h400v46H0z" fill="#cdc3ad" />
        <HopperSilo x={206} y={262} scale={1.25} paints={paints} />
        <path
          d="M312 262v-34m-14 12 14-26 14 26zm0 0"
          stroke="#6f8a5c"
          strokeWidth="5"
          fill="#8aa672"
          strokeLinejoin="round"
        />
      </>
    )}
  </Scene>
);

/** In a hall: the ceiling limits the height. */
export const InsidePicture = () => (
  <Scene sky={['#efece5', '#f6f3ec']}>
    {(paints) => (
      <>
        <path
          d="M24 84 200 30l176 54v190H24z"
          fill="#fdfcf9"
          stroke={sceneInk}
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path
          d="M24 92h352M60 92l40-30 40 30 60-46 60 46 40-30 40 30"
          stroke="#9aa4ab"
          strokeWidth="3"
          fill="none"
        />
        <path d="M56 128h44v34H56zm244 0h44v34h-44z" fill="#dbe6ec" />
        <path d="M0 270h400v30H0z" fill="#cfcabf" />
        <FlatTank x={188} y={270} scale={1.1} paints={paints} />
        <path
          d="M276 96v172m-8-160 8-12 8 12m-16 148 8 12 8-12M240 96h48"
          stroke={sceneBrand}
          strokeWidth="3.4"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    )}
  </Scene>
);
