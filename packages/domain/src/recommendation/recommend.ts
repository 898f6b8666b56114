import type { RecommendationIndex } from './build-index.ts';
import type { Recommendation, RecommendationRequest } from './request.ts';
import { scanCatalogue } from './scan-catalogue.ts';

export function recommend(request: RecommendationRequest, index: RecommendationIndex): Recommendation {
  const recommended = scanCatalogue(request, index.units).map((candidate) => ({
    unit: index.units[candidate.position]!,
    transportCents: candidate.transportCents,
    score: candidate.score,
    reasons: [],
  }));
  return { recommended, rejected: [], nearestChanges: [] };
}
