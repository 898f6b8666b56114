import { Fragment } from 'react';

/** An address that breaks before its @ and after its slashes rather than anywhere. */
export const Breakable = ({ children }: { readonly children: string }) =>
  children.split(/(?=@)|(?<=\/)(?!\/)/).map((part, position) => (
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
