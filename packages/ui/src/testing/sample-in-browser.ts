import { bootFor, shapesFor } from '@silowright/catalogue/browser-files';
import { sampleCatalogue } from '@silowright/catalogue/testing/sample-catalogue';
import { setBoot } from '../catalogue/boot.ts';
import { setShapes } from '../catalogue/shapes.ts';
import { setUnits } from '../catalogue/units.ts';

/** Tests of the web app see the sample, as a browser would. */
const sample = sampleCatalogue();
setBoot({
  ...bootFor(sample.content, sample),
  texts: {},
  shapes: 'sample',
  units: 'sample',
  pictures: {},
  groupPictures: {},
});
setShapes(shapesFor(sample.content));
setUnits(sample.content.units);
