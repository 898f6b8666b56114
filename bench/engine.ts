import type { Unit } from '@silowright/domain/catalogue/unit';
import { buildColumns, type RecommendationIndex } from '@silowright/domain/recommendation/build-index';
import { indexBuffers } from '@silowright/domain/recommendation/index-columns';
import { recommend } from '@silowright/domain/recommendation/recommend';
import type { RecommendationRequest } from '@silowright/domain/recommendation/request';
import { scanCatalogue } from '@silowright/domain/recommendation/scan-catalogue';
import {
  randomRequest,
  sampleRules,
  seededRandom,
  syntheticUnits,
} from '@silowright/domain/recommendation/testing/synthetic-units';

const sizes = [100, 10_000, 1_000_000];
const goals = { growth: 12, nothingToFound: 1, megabytes: 64 };
const queries = 2_000;
const rounds = 15;
/** A scan of a million units is slow, so only a hundred answers are compared. */
const compared = 100;

interface Measured {
  readonly units: number;
  readonly foundUs: number;
  readonly nothingUs: number;
  readonly scanUs: number;
  readonly megabytes: number;
  readonly buildMs: number;
  readonly unequal: number;
}

/** Measures the engine on growing catalogues and compares it with filter, sort and slice. */
export function run(): void {
  const requests = Array.from({ length: 20_000 }, requestMaker(7));
  const measured = sizes.map((size) => measure(size, requests));
  console.table(
    measured.map((row) => ({
      units: row.units,
      'found µs': row.foundUs.toFixed(2),
      'nothing µs': row.nothingUs.toFixed(2),
      'scan µs': row.scanUs.toFixed(1),
      'index MB': row.megabytes.toFixed(1),
      'build ms': row.buildMs.toFixed(0),
      [`unequal of ${compared}`]: row.unequal,
    })),
  );
  const [small, large] = [measured[0]!, measured.at(-1)!];
  const growth = large.foundUs / small.foundUs;
  const nothing = Math.max(...measured.map((row) => row.nothingUs / row.foundUs));
  report(`1,000,000 units against 100: ${growth.toFixed(2)} x`, growth <= goals.growth);
  report(`nothing found against found: ${nothing.toFixed(2)} x at most`, nothing <= goals.nothingToFound);
  report(`index of 1,000,000 units: ${large.megabytes.toFixed(1)} MB`, large.megabytes <= goals.megabytes);
  report(
    'answers equal to the scan',
    measured.every((row) => row.unequal === 0),
  );
}

function requestMaker(seed: number): () => RecommendationRequest {
  const random = seededRandom(seed);
  return () => randomRequest(random);
}

function measure(size: number, requests: readonly RecommendationRequest[]): Measured {
  const units = syntheticUnits(size, seededRandom(size));
  const start = performance.now();
  const columns = buildColumns(units, sampleRules);
  const buildMs = performance.now() - start;
  const index = { ...sampleRules, units, columns };
  const found = requests.filter((request) => recommend(request, index).recommended.length > 0);
  const nothing = requests.filter((request) => recommend(request, index).recommended.length === 0);
  const megabytes = indexBuffers(columns).reduce((sum, buffer) => sum + buffer.byteLength, 0) / 2 ** 20;
  const scanned = requests.slice(0, compared);
  const scanStart = performance.now();
  const scans = scanned.map((request) => positionsByScan(request, units));
  const scanUs = ((performance.now() - scanStart) * 1000) / compared;
  return {
    units: size,
    foundUs: microseconds(found, index),
    nothingUs: microseconds(nothing, index),
    scanUs,
    megabytes,
    buildMs,
    unequal: scanned.filter((request, at) => uuids(request, index) !== scans[at]).length,
  };
}

const positionsByScan = (request: RecommendationRequest, units: readonly Unit[]): string =>
  scanCatalogue(request, units, sampleRules)
    .map(({ position }) => units[position]!.uuid)
    .join();

const uuids = (request: RecommendationRequest, index: RecommendationIndex): string =>
  recommend(request, index)
    .recommended.map(({ unit }) => unit.uuid)
    .join();

/** The median round, because a busy machine disturbs only some rounds. */
function microseconds(requests: readonly RecommendationRequest[], index: RecommendationIndex): number {
  if (requests.length === 0) return 0;
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    for (let query = 0; query < queries; query++) recommend(requests[query % requests.length]!, index);
    return ((performance.now() - start) * 1000) / queries;
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)]!;
}

function report(what: string, reached: boolean): void {
  console.info(`${reached ? 'ok  ' : 'MISS'} ${what}`);
  if (!reached) process.exitCode = 1;
}
