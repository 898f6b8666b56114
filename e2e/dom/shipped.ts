import { testOn } from './visit.ts';

/** Tests on a server with that shipped catalogue; mails are sent, with their PDF. */
export const onShipped = {
  grp: testOn({}, { sendMails: true }),
  steel: testOn({ CATALOGUE_DIR: 'catalogues/steel' }, { sendMails: true }),
};
