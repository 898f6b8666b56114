import type { ObjectMeta } from 'kubernetes-types/meta/v1';

/**
 * Types of the custom resources in the Kubernetes example: the Gateway API (v1) and the Prometheus operator (v1).
 * Only the keys that the example uses, so that a misspelt key is an error.
 */
interface Resource<Group extends string, Kind extends string, Spec> {
  readonly apiVersion: Group;
  readonly kind: Kind;
  readonly metadata: ObjectMeta;
  readonly spec: Spec;
}

type GatewayGroup = 'gateway.networking.k8s.io/v1';

export type Gateway = Resource<
  GatewayGroup,
  'Gateway',
  {
    readonly gatewayClassName: string;
    readonly listeners: readonly {
      readonly name: string;
      readonly protocol: 'HTTP' | 'HTTPS';
      readonly port: number;
      readonly hostname?: string;
      readonly tls?: {
        readonly mode: 'Terminate' | 'Passthrough';
        readonly certificateRefs: readonly { readonly name: string }[];
      };
    }[];
  }
>;

export type HTTPRoute = Resource<
  GatewayGroup,
  'HTTPRoute',
  {
    readonly parentRefs: readonly { readonly name: string; readonly sectionName?: string }[];
    readonly hostnames: readonly string[];
    readonly rules: readonly {
      readonly backendRefs?: readonly { readonly name: string; readonly port: number }[];
      readonly filters?: readonly {
        readonly type: 'RequestRedirect';
        readonly requestRedirect: { readonly scheme: 'https'; readonly statusCode: 301 | 302 };
      }[];
    }[];
  }
>;

export type ServiceMonitor = Resource<
  'monitoring.coreos.com/v1',
  'ServiceMonitor',
  {
    readonly selector: { readonly matchLabels: Readonly<Record<string, string>> };
    readonly endpoints: readonly {
      readonly port: string;
      readonly path: string;
      readonly interval: string;
      readonly authorization: {
        readonly type: 'Bearer';
        readonly credentials: { readonly name: string; readonly key: string };
      };
    }[];
  }
>;
