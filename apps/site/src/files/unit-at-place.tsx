import { UnitFiles, type UnitFilesProps } from '@silowright/picture/files/unit-files.tsx';
import { YardLinks } from './yard-links.tsx';

// In one script with the list.
export { YardLinks };

export interface UnitAtPlaceProps extends UnitFilesProps {
  /** Whether the visitor can still arrange the yard. Below 1024 px the links for it are in a line of their own. */
  readonly yard?: boolean;
}

/** The unit at its place, and its files for other programs. */
export const UnitAtPlace = ({ yard = false, ...files }: UnitAtPlaceProps) => (
  <div className="print:hidden">
    {files.values && (
      <YardLinks
        unit={files.unit}
        arrange={yard}
        className={`flex flex-col ${yard ? 'max-lg:hidden' : ''}`}
      />
    )}
    <UnitFiles {...files} />
  </div>
);
