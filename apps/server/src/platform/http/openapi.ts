import type { Endpoint } from '@silowright/contract/call';
import { type ErrorCode, errorTable } from '@silowright/contract/errors';
import { catalogueCodes } from '@silowright/contract/fields';
import { webhookBody, webhookEvents } from '@silowright/contract/webhook-events';
import * as z from 'zod/mini';
import { apiBase } from './mount.ts';

/** The OpenAPI description, generated from the contract. */
/** The codes that exist in the catalogue, by kind. */
export type KnownCodes = Readonly<
  Record<'segment' | 'priced-segment' | 'storage-type' | 'locale', readonly string[]>
>;

export function openApiDocument(
  endpoints: readonly Endpoint[],
  { version, companyName }: { readonly version: string; readonly companyName: string },
  codes: KnownCodes,
): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operations = paths[path] ?? {};
    operations[endpoint.method.toLowerCase()] = operationOf(endpoint, codes);
    paths[path] = operations;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${companyName} API`,
      version,
      description:
        'The first call that names a configuration binds it to the browser by a cookie; a client without cookies sends the header Configuration-Key that the first answer carried.',
    },
    servers: [{ url: apiBase }],
    paths,
    webhooks: Object.fromEntries(Object.entries(webhookEvents).map((each) => webhookOf(each, codes))),
    components: {
      schemas: { Error: errorSchema },
      securitySchemes: {
        browser: { type: 'apiKey', in: 'cookie', name: 'silowright' },
        configurationKey: { type: 'apiKey', in: 'header', name: 'Configuration-Key' },
        staff: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
    },
  };
}

/** What this server sends to WEBHOOK_URL (IN-02). */
function webhookOf([event, summary]: readonly [string, string], codes: KnownCodes): [string, object] {
  const post = {
    operationId: event,
    summary,
    description:
      'Silowright-Signature is "t=SECONDS,v1=HEX": HEX is the HMAC-SHA256 of "SECONDS.BODY" with WEBHOOK_SECRET. Answer 2xx; 408, 429, 5xx and no answer are tried again for five days, other answers end the delivery. Treat a repeated Silowright-Delivery as done.',
    parameters: ['Silowright-Signature', 'Silowright-Delivery'].map((name) => ({
      name,
      in: 'header',
      required: true,
      schema: { type: 'string' },
    })),
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaOf(webhookBody, 'output', codes) } },
    },
    responses: { '2XX': { description: 'Accepted.' } },
  };
  return [event, { post }];
}

/** For a staff call with the scope that its role or token must include. */
function securityOf({ access, scope }: Endpoint): readonly object[] {
  if (access === 'anybody') return [];
  return scope ? [{ staff: [scope] }] : [{ browser: [] }, { configurationKey: [] }];
}

function operationOf(endpoint: Endpoint, codes: KnownCodes): object {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf(endpoint.params, 'path', codes),
      ...parametersOf(endpoint.query, 'query', codes),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schemaOf(endpoint.body, 'input', codes) } },
      },
    }),
    responses: {
      200: {
        description: 'Done.',
        content: { 'application/json': { schema: schemaOf(endpoint.response, 'output', codes) } },
      },
      ...errorResponses(endpoint.errors),
    },
  };
}

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output', codes: KnownCodes): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const kind = catalogueCodes.get(zodSchema as unknown as z.ZodMiniType)?.kind;
      if (kind) jsonSchema.enum = [...codes[kind]];
    },
  });
  return rest;
}

function parametersOf(
  schema: z.ZodMiniType | undefined,
  place: 'path' | 'query',
  codes: KnownCodes,
): object[] {
  if (!schema) return [];
  const described = schemaOf(schema, 'input', codes) as {
    properties?: Record<string, object>;
    required?: readonly string[];
  };
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (described.required ?? []).includes(name),
    schema: property,
  }));
}

/** Codes with the same status are listed together. */
function errorResponses(codes: readonly ErrorCode[]): Record<number, object> {
  const statuses = [...new Set(codes.map((code) => errorTable[code].status))];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes
          .filter((code) => errorTable[code].status === status)
          .map((code) => `${code}: ${errorTable[code].message}`)
          .join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

const errorSchema = {
  type: 'object',
  required: ['code', 'message', 'errors'],
  properties: {
    code: { type: 'string', enum: Object.keys(errorTable) },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: {
          path: { type: 'string' },
          code: { type: 'string' },
          message: { type: 'string' },
          was: { type: ['integer', 'null'] },
          now: { type: ['integer', 'null'] },
          params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
        },
      },
    },
  },
};
