import visitorRoutes from 'virtual:routes/visitors';
import { fillPath } from '@silowright/contract/route';
import { config } from './config.ts';

/** The path of a stored logo below the base of the API. */
export const logoPath = (name: string): string => fillPath(visitorRoutes['read-logo'][1], { name });

export const logoUrl = (name: string): string => config.apiBase + logoPath(name);
