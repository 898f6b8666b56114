import { useTexts } from '../../texts/use-texts.ts';
import { PageHead } from '../page-parts.tsx';
import { MachineTokens } from './machine-tokens.tsx';
import { People } from './people.tsx';

/** Who may do what: the roles of people and the tokens of machines (DK-09, IN-03). */
export function AccessPage() {
  const { t } = useTexts();
  return (
    <>
      <PageHead title={t('admin.page-access')} />
      <People />
      <MachineTokens />
    </>
  );
}
