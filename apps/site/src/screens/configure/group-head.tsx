import type { ReactNode } from 'react';

export interface GroupHeadProps {
  /** The group uses this id as its label. */
  readonly id: string;
  readonly children: ReactNode;
  /** A button beside the name; inside a legend it would become part of the name. */
  readonly info?: ReactNode;
}

export const GroupHead = ({ id, children, info }: GroupHeadProps) => (
  <div className="mb-1.5 flex items-center gap-1 font-bold">
    <span id={id}>{children}</span>
    {info}
  </div>
);
