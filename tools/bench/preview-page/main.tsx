import type { Selection } from '@silowright/domain/pricing/selection';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { UnitPreview } from '../../../packages/picture/src/drawing/unit-drawing.tsx';
import { setShapes } from '../../../packages/ui/src/catalogue/shapes.ts';

const formatMetres = (mm: number) => `${(mm / 1000).toFixed(2)} m`;
const size = {
  type: 'fs',
  diameterMm: 3500,
  heightMm: 13_280,
  volumeM3: 60,
  passageWidthMm: 3500,
  passageHeightMm: 4000,
} as const;
const changes: readonly Selection[] = [
  { 'colour.body_colour': '5010' },
  { 'colour.body_colour': '6005' },
  { 'access.ladder': 'by_provider' },
  { 'access.roof_rail': 'roof_rail' },
  { 'colour.logo': 'logo_1m2' },
  { 'colour.logo': 'logo_2m2' },
  { 'access.inspection_hatch': ['roof_600', 'side_600'] },
  { 'measurement.content_measurement': 'mechanical' },
  { 'measurement.content_measurement': 'electrical_premium' },
  { 'flow.outflow_valve': 'telescopic_spout' },
  { 'salt.dissolver_integration': 'valve_tube_4m' },
  { 'access.control_platform': 'control_platform' },
  { 'vent.vent_type': 'air_control' },
  { 'colour.gloss': 'semi_gloss' },
];

function Page() {
  const [selection, setSelection] = useState<Selection>({});
  return (
    <main style={{ display: 'flex' }}>
      <div>
        {changes.map((change, index) => (
          <button
            key={JSON.stringify(change)}
            id={`change${index}`}
            type="button"
            onClick={() => setSelection({ ...selection, ...change })}
          >
            {Object.values(change).join()}
          </button>
        ))}
        <button id="reset" type="button" onClick={() => setSelection({})}>
          reset
        </button>
      </div>
      <div style={{ width: 480 }}>
        <UnitPreview
          input={{ ...size, selection }}
          title="unit"
          description=""
          dimensions
          person
          truck
          formatMetres={formatMetres}
        />
      </div>
    </main>
  );
}

setShapes(JSON.parse(document.getElementById('shapes')?.textContent ?? ''));
createRoot(document.body.appendChild(document.createElement('div'))).render(<Page />);
