import type { Unit } from '@silowright/domain/catalogue/unit';
import { buildIndex, type RecommendationIndex } from '@silowright/domain/recommendation/build-index';
import { recommend } from '@silowright/domain/recommendation/recommend';
import type { RecommendationRequest } from '@silowright/domain/recommendation/request';
import { scanCatalogue } from '@silowright/domain/recommendation/testing/scan-catalogue';
import {
  randomRequest,
  sampleRules,
  seededRandom,
  syntheticUnits,
} from '@silowright/domain/recommendation/testing/synthetic-units';

const sizes = [64, 1000, 10_000];
const greatestUs = 1000;
const queries = 2_000;
const rounds = 15;
/** A scan is slow, so only a hundred answers are compared. */
const compared = 100;

interface Measured {
  readonly units: number;
  readonly foundUs: number;
  readonly nothingUs: number;
  readonly scanUs: number;
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
      'build ms': row.buildMs.toFixed(0),
      [`unequal of ${compared}`]: row.unequal,
    })),
  );
  const slowest = Math.max(...measured.flatMap(({ foundUs, nothingUs }) => [foundUs, nothingUs]));
  report(`a recommendation takes ${slowest.toFixed(0)} µs at most`, slowest <= greatestUs);
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
  const index = buildIndex({ ...sampleRules, units });
  const buildMs = performance.now() - start;
  const found = requests.filter((request) => recommend(request, index).recommended.length > 0);
  const nothing = requests.filter((request) => recommend(request, index).recommended.length === 0);
  const scanned = requests.slice(0, compared);
  const scanStart = performance.now();
  const scans = scanned.map((request) => positionsByScan(request, units));
  const scanUs = ((performance.now() - scanStart) * 1000) / compared;
  return {
    units: size,
    foundUs: microseconds(found, index),
    nothingUs: microseconds(nothing, index),
    scanUs,
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
