import type { Namespace } from '@silowright/texts/text-keys';
import { optionalPart } from '@silowright/ui/page/lazy-part.ts';
import type { ProjectSheetProps } from './project-sheet.tsx';

const namespaces: readonly Namespace[] = ['visitor', 'configure', 'catalogue', 'project'];

/** Loaded only while there are several positions. */
export const ProjectButton = optionalPart(
  'project-button',
  namespaces,
  async () => (await import('./project-button.tsx')).ProjectButton,
);
export const ProjectAmount = optionalPart(
  'project-amount',
  namespaces,
  async () => (await import('./project-total.tsx')).ProjectAmount,
);
export const ProjectHolds = optionalPart<{ readonly short?: boolean }>(
  'project-holds',
  namespaces,
  async () => (await import('./project-total.tsx')).ProjectHolds,
);
export const SentProject = optionalPart(
  'sent-project',
  namespaces,
  async () => (await import('./sent-project.tsx')).SentProject,
);
export const UnsentProject = optionalPart<{ readonly className: string }>(
  'unsent-project',
  namespaces,
  async () => (await import('./sent-project.tsx')).UnsentProject,
);
export const ProjectSheet = optionalPart<ProjectSheetProps>(
  'project-sheet',
  namespaces,
  async () => (await import('./project-sheet.tsx')).ProjectSheet,
);
