import { type CallOutput, call } from '@silowright/ui/calls/api.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useConfigurationState } from '../configuration/configuration-store.ts';
import { runningPrice } from '../configuration/running-price.ts';
import { wireRole } from '../deals/store-configuration.ts';
import { placeOf, useSession } from '../session/session-store.ts';
import { type Position, readyNow, useProject, useReadyPositions } from './project-store.ts';
import { chosenIds } from './roles.ts';
import { PositionRefused, storePositions } from './store-positions.ts';

type Answer = CallOutput<'price-deal'>;

/** What prices depend on. */
export const contentOf = (positions: readonly Position[]): string =>
  JSON.stringify(
    positions.map(({ role, isChosen, session: { values, configuration } }) => [
      values.id,
      values.uuid,
      values.amountOfUnits,
      configuration,
      role,
      isChosen ?? false,
      placeOf(values),
    ]),
  );

/** The project as the server is asked about it, after it has every position. */
export async function storedProject() {
  await storePositions();
  const positions = readyNow();
  return {
    id: useProject.getState().id,
    positions: positions.map(({ role, session: { values } }) => ({
      configurationId: values.id,
      ...wireRole(role),
    })),
    chosen: chosenIds(positions),
  };
}

const fetchPrice = async (): Promise<Answer> => call('price-deal', { body: await storedProject() });

/** The server's last answer for exactly this content. */
export const knownPrice = (positions: readonly Position[]): Answer | undefined =>
  queryClient.getQueryData(['price-deal', contentOf(positions)]);

export interface PositionPrice {
  readonly isInTotal: boolean;
  readonly amountOfUnits: number;
  readonly unitCents: number;
  readonly goodsCents: number;
  /** What choosing it does to the total, or leaving it out if it is chosen; null: unknown, or it is included. */
  readonly effectCents: number | null;
}

type Transport = NonNullable<Answer['transport']>;

export interface LoadPrice {
  readonly cents: number;
  /** Less than if each position were delivered alone. */
  readonly savedCents: number;
  readonly aloneCents: number;
  readonly km: number;
  readonly trucks: number;
  readonly loaded: Transport['trucks'];
}

export interface ProjectPrice {
  readonly currency: Answer['currency'];
  /** By the key of the position. */
  readonly positions: ReadonlyMap<string, PositionPrice>;
  /** Of the whole load; null: not available. */
  readonly transport: LoadPrice | null;
  readonly totalCents: number;
  /** All base amounts, so that they are written in one style. */
  readonly amounts: readonly (number | null)[];
}

export interface ProjectPriceState {
  readonly price?: ProjectPrice | undefined;
  /** What is shown is of before the last change. */
  readonly isOld: boolean;
  readonly problem?: 'away' | 'failed' | { readonly refused: string } | undefined;
  readonly again: () => void;
}

/** What the choices on screen cost now, before the server has priced the project with them. */
function useGoodsOnScreen(): number | undefined {
  const offer = useConfigurationState((state) => state.offer);
  const confirmed = useConfigurationState((state) => state.confirmed);
  const selection = useSession((state) => state.configuration);
  const amountOfUnits = useSession((state) => state.values.amountOfUnits ?? 1);
  const uuid = useSession((state) => state.values.uuid);
  return useMemo(() => {
    if (!offer || offer.size.uuid !== uuid) return undefined;
    const price = runningPrice(offer, selection, amountOfUnits, confirmed);
    return price.totalCents - (price.transportCents ?? 0);
  }, [offer, confirmed, selection, amountOfUnits, uuid]);
}

/** Prices of all positions and the load by the server; a choice on screen counts at once (PJ-03). */
export function useProjectPrice(): ProjectPriceState {
  const positions = useReadyPositions();
  const shown = useSession((state) => state.project?.position);
  // The server has the choices on screen, or nothing on screen changes them.
  const isConfirmed = useConfigurationState(
    (state) => state.offer === undefined || (state.confirmation === 'confirmed' && !state.pendingUuid),
  );
  const content = contentOf(positions);
  const query = useQuery(
    {
      queryKey: ['price-deal', content],
      queryFn: fetchPrice,
      enabled: isConfirmed && positions.length > 1,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
    },
    queryClient,
  );
  const goodsOnScreen = useGoodsOnScreen();
  const answer = query.data;
  const price = useMemo(
    () => answer && withGoodsOnScreen(answer, positions, shown, goodsOnScreen),
    [answer, positions, shown, goodsOnScreen],
  );
  return {
    price,
    isOld: query.isPlaceholderData || !isConfirmed,
    problem: query.isError ? problemOf(query.error) : undefined,
    again: () => void query.refetch(),
  };
}

function withGoodsOnScreen(
  answer: Answer,
  positions: readonly Position[],
  shown: string | undefined,
  goodsOnScreen: number | undefined,
): ProjectPrice {
  const keys = new Map(positions.map(({ key, session: { values } }) => [values.id, key]));
  let totalCents = answer.total_in_cents;
  const entries = answer.positions.flatMap((each): [string, PositionPrice][] => {
    const key = keys.get(each.configurationId);
    // Removed since.
    if (key === undefined) {
      if (each.is_in_total) totalCents -= each.goods_in_cents;
      return [];
    }
    const goodsCents = key === shown ? (goodsOnScreen ?? each.goods_in_cents) : each.goods_in_cents;
    if (each.is_in_total) totalCents += goodsCents - each.goods_in_cents;
    return [
      [
        key,
        {
          isInTotal: each.is_in_total,
          amountOfUnits: each.amount_of_units,
          unitCents: each.unit_price_in_cents + each.options_in_cents,
          goodsCents,
          effectCents: each.effect?.difference_in_cents ?? null,
        },
      ],
    ];
  });
  return {
    currency: answer.currency,
    positions: new Map(entries),
    transport: answer.transport && loadPrice(answer.transport),
    totalCents,
    amounts: [
      ...entries.flatMap(([, each]) => [each.goodsCents, each.effectCents]),
      answer.transport?.in_cents ?? null,
    ],
  };
}

const loadPrice = ({ in_cents, alone_in_cents, km, trucks }: Transport): LoadPrice => ({
  cents: in_cents,
  savedCents: alone_in_cents - in_cents,
  aloneCents: alone_in_cents,
  km,
  trucks: trucks.reduce((sum, { count }) => sum + count, 0),
  loaded: trucks,
});

export function problemOf(error: unknown): NonNullable<ProjectPriceState['problem']> {
  const cause = error instanceof PositionRefused ? error.cause : error;
  const { code, status = 0 } = (cause ?? {}) as { readonly code?: string; readonly status?: number };
  if (code === 'network') return 'away';
  if (error instanceof PositionRefused && status >= 400 && status < 500 && status !== 429)
    return { refused: error.key };
  return 'failed';
}
