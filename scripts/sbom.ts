import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSbom } from './build-sbom.ts';
import { readLock } from './lock-packages.ts';

/** `npm run sbom` writes the bill of materials as CycloneDX; `npm run sbom -- FILE` sets the file. */
const file = process.argv[2] ?? '.cache/sbom.cdx.json';
const sbom = buildSbom(readLock());
mkdirSync(path.dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
const shipped = sbom.components.filter(({ scope }) => scope !== 'excluded').length;
console.log(`${file}: ${sbom.components.length} components, ${shipped} of them shipped`);
