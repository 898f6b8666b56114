import { Counter, Histogram } from 'prom-client';

/** Counters for other parts. Labels name kinds of things, never people (threat 62). */
export const shedRequests = new Counter({
  name: 'silowright_requests_shed_total',
  help: 'Requests rejected because too many ran at once',
});

export const storeErrors = new Counter({
  name: 'silowright_store_errors_total',
  help: 'Times the database could not be reached or written',
});

export const pdfSeconds = new Histogram({
  name: 'silowright_pdf_seconds',
  help: 'Time from the request for a PDF to its bytes, including waiting',
  labelNames: ['outcome'] as const,
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 20],
});
