import { config } from '@silowright/ui/calls/config.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useMemo } from 'react';
import { pictured, picturedInWords } from '../../project/position-words.ts';
import { useReadyPositions } from '../../project/project-store.ts';
import { useSession } from '../../session/session-store.ts';
import { type PositionInSpace, PositionsInSpace, type UnitSpaceProps } from '../../three-d/unit-space.tsx';

/** The units on screen, and those of the other positions beside them (TD-01, PJ-06). */
export function ProjectInSpace({ input, amountOfUnits, contentLevel, ...space }: UnitSpaceProps) {
  const texts = useTexts();
  const positions = useReadyPositions();
  const onScreen = useSession((state) => state.project?.position);
  const drawn = useMemo(() => pictured(positions, onScreen), [positions, onScreen]);
  const units = useMemo(() => {
    const logos = new Map(positions.map(({ key, session }) => [key, session.drafts.logo?.path]));
    return drawn.map((each): PositionInSpace => {
      // The choices on screen may not be stored yet.
      const own = each.key === onScreen ? { input, amountOfUnits, contentLevel } : each;
      const path = logos.get(each.key);
      return {
        input: own.input,
        amountOfUnits: own.amountOfUnits,
        contentLevel: own.contentLevel,
        logoPicture: path && config.apiBase + path,
        number: each.number,
      };
    });
  }, [drawn, positions, onScreen, input, amountOfUnits, contentLevel]);
  const shown = Math.max(
    0,
    drawn.findIndex(({ key }) => key === onScreen),
  );
  const title = texts.t('project.picture', { list: picturedInWords(positions, drawn, texts) });
  return <PositionsInSpace {...space} positions={units} shown={shown} title={title} />;
}
