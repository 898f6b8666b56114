import { FlatTank, HopperSilo, SaltSilo, Scene, sceneBrand, sceneInk } from './scene.tsx';

/** A plant with a row of flat-bottom silos and a loading pipe. */
export const FoodPlantScene = () => (
  <Scene sky={['#dbe6ec', '#f7f2e8']}>
    {(paints) => (
      <>
        <path d="M0 214q90-24 200-12t200-8v106H0z" fill="#d9dccb" />
        <path d="M210 128h190v126H210z" fill="#eceae4" />
        <path d="M210 128h190v14H210z" fill={sceneBrand} />
        <path d="M226 158h26v18h-26zm40 0h26v18h-26zm40 0h26v18h-26zm40 0h26v18h-26z" fill="#8fa3b1" />
        <path d="M300 204h52v50h-52z" fill="#b9c0c4" />
        <path d="M300 212h52m-52 10h52m-52 10h52m-52 10h52" stroke="#8b959b" />
        <path d="M338 128V92h9v36zm20 0V100h9v28z" fill={paints.steel} />
        <path d="M0 252h400v48H0z" fill="#cfcabf" />
        <FlatTank x={48} y={254} scale={1.12} paints={paints} />
        <FlatTank x={120} y={254} scale={1.12} paints={paints} />
        <FlatTank x={192} y={254} scale={1.12} paints={paints} />
        <path
          d="M12 104h216m-216-13h216M12 104V88m54 16V88m54 16V88m54 16V88m54 16V88"
          stroke={sceneInk}
          strokeWidth="1.4"
          fill="none"
        />
        <path d="M226 98h44q9 0 9 9v22" stroke="#7d888f" strokeWidth="5" fill="none" />
      </>
    )}
  </Scene>
);

/** A farmyard: barn, two feed silos, a tractor, the field behind. */
export const FarmyardScene = () => (
  <Scene sky={['#d8e6ec', '#faf3e3']}>
    {(paints) => (
      <>
        <circle cx="328" cy="66" r="22" fill="#fbe6b0" />
        <path d="M0 206q110-38 210-16t190-18v128H0z" fill="#c9d2a9" />
        <path d="M0 226q140-26 400-10v84H0z" fill="#e3cf8d" />
        <path d="M0 240q160-18 400-4M0 232q150-22 400-10" stroke="#c9b26a" fill="none" />
        <path d="M22 178 92 128l70 50v76H22z" fill="#a9553a" />
        <path d="M12 184 92 124l80 60-7 5-73-54-73 54z" fill="#6d4a3c" />
        <path d="M66 204h52v50H66z" fill="#7b3c29" />
        <path d="M66 204l52 50m0-50-52 50M92 204v50" stroke="#a9553a" strokeWidth="2" />
        <path d="M80 158h24v18H80z" fill="#f1e4cf" />
        <path d="M0 252h400v48H0z" fill="#cdc3ad" />
        <HopperSilo x={226} y={258} scale={1.2} paints={paints} />
        <HopperSilo x={312} y={258} scale={1.04} paints={paints} />
        <g transform="translate(112 276)">
          <path d="M-18-34h26l6 20h28v14h-66l2-22z" fill={sceneBrand} />
          <path d="M-14-31h18l5 17h-25z" fill="#dbe8ee" />
          <path d="M30-26h3v12h-3z" fill={sceneInk} />
          <circle cx="-14" cy="-4" r="16" fill={sceneInk} />
          <circle cx="-14" cy="-4" r="7" fill="#d9d4c7" />
          <circle cx="33" cy="3" r="9" fill={sceneInk} />
          <circle cx="33" cy="3" r="4" fill="#d9d4c7" />
        </g>
      </>
    )}
  </Scene>
);

/** A winter depot: a spreader is loaded in the passage. */
export const SaltDepotScene = () => (
  <Scene sky={['#c6d3df', '#eef2f4']}>
    {(paints) => (
      <>
        <path d="M0 214 60 168l46 34 60-52 74 58 62-44 98 58v64H0z" fill="#dbe4ea" />
        <path
          d="M300 250v-70l-20 26h9l-16 24h10l-14 20zm0 0v-70l20 26h-9l16 24h-10l14 20zm58 0v-54l-16 20h7l-13 18h8l-11 16zm0 0v-54l16 20h-7l13 18h-8l11 16z"
          fill="#6f8a80"
        />
        <path d="M10 196h92v56H10z" fill="#b7a692" />
        <path d="M2 198 56 172l54 26z" fill="#fdfeff" />
        <path d="M26 212h60v40H26z" fill="#6d6356" />
        <path d="M28 252q26-34 56 0z" fill="#f3f6f8" />
        <path d="M0 250h400v50H0z" fill="#f6f8f9" />
        <path d="M120 256h170l60 44H60z" fill="#b5bdc3" />
        <path d="M204 262v34" stroke="#f6f8f9" strokeWidth="3" strokeDasharray="8 7" />
        <SaltSilo x={204} y={262} scale={1.08} paints={paints}>
          <path d="M-23-58h46l-7 20h-32z" fill={sceneBrand} />
          <path d="M-20-8v-20q1-20 5-20h30q4 0 5 20v20z" fill="#f4f5f5" stroke={sceneInk} strokeWidth="0.8" />
          <path d="M-17-29 -15-44h30l2 15z" fill="#4a5d6c" />
          <path d="M-21-11h42v6h-42zM-19-5h9v6h-9zm29 0h9v6h-9z" fill={sceneInk} />
          <path d="M-18-19h7v4h-7zm29 0h7v4h-7z" fill="#ffe9a8" />
          <path d="M-12-50h7v3h-7zm17 0h7v3H5z" fill="#f2a33c" />
        </SaltSilo>
        <path
          d="M58 60h.1M112 38h.1M148 92h.1M278 46h.1M330 88h.1M366 40h.1M90 112h.1M300 126h.1M30 130h.1M252 96h.1"
          stroke="#fff"
          strokeWidth="6"
          strokeLinecap="round"
        />
      </>
    )}
  </Scene>
);

/** Tanks and pipe racks beside a hall, for all other industries. */
export const OtherIndustryScene = () => (
  <Scene sky={['#dde4ea', '#f6f1ea']}>
    {(paints) => (
      <>
        <path d="M0 218q120-20 400-8v90H0z" fill="#d4d8d2" />
        <path d="M18 252v-90l44-24v24l44-24v24l44-24v24l44-24v114z" fill="#c3cad0" />
        <path d="M34 186h24v18H34zm44 0h24v18H78zm44 0h24v18h-24z" fill="#eef2f3" />
        <path d="M166 196h20v56h-20z" fill="#8b959b" />
        <path d="M30 138 34 62h14l4 66z" fill="#d8d2c6" />
        <path d="M33 78h16l1 12H32z" fill={sceneBrand} />
        <path d="M0 252h400v48H0z" fill="#cbc7be" />
        <FlatTank x={248} y={256} scale={1.3} paints={paints} />
        <FlatTank x={346} y={256} scale={0.98} paints={paints} />
        <path
          d="M194 214h210M194 224h210M206 214v40m84-40v40m92-40v40"
          stroke="#7d888f"
          strokeWidth="3.4"
          fill="none"
        />
        <path d="M298 214v-84q0-8 8-8h6v12" stroke="#7d888f" strokeWidth="4" fill="none" />
      </>
    )}
  </Scene>
);
