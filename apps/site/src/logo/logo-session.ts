import visitorRoutes from 'virtual:routes/visitors';
import { type CallInput, type CallOutput, send } from '@silowright/ui/calls/api.ts';
import { logoPath } from '@silowright/ui/calls/logo-url.ts';
import { setDraftOf } from '../project/project-store.ts';
import { sessionValues, useSession } from '../session/session-store.ts';

/** The name of the draft that holds the logo in this tab; drawings read its path. */
const form = 'logo';

export interface OwnLogo {
  /** On the server, made from the content. */
  readonly name: string;
  /** Of the chosen file; a copied or reopened configuration has none. */
  readonly file?: string;
}

export const logoDraft = ({ name, file }: OwnLogo) => ({
  [form]: { name, path: logoPath(name), ...(file && { file }) },
});

/** The logo of this configuration. */
export function useOwnLogo(): OwnLogo | undefined {
  const draft = useSession(({ drafts }) => drafts[form]);
  return draft?.name ? { name: draft.name, ...(draft.file && { file: draft.file }) } : undefined;
}

type Sent = CallInput<'save-logo'>['body']['logo'];

/** Saves it on the server, which redraws it, and then in this tab. null removes it. */
export async function saveLogo(logo: Sent, file?: string, id = sessionValues().id): Promise<void> {
  const response = await send(visitorRoutes['save-logo'], { body: { id, logo } });
  const { name } = (await response.json()) as CallOutput<'save-logo'>;
  setDraftOf(id, form, name ? logoDraft({ name, ...(file && { file }) })[form] : undefined);
}
