import { useEffect } from 'react';

let opened: string | undefined;

/** The item that the list is returned to from. */
export const openedItem = (): string | undefined => opened;

/** While an item is shown, and until the page after it has been rendered. */
export function useOpenedItem(id: string): void {
  useEffect(() => {
    opened = id;
    return () => {
      setTimeout(() => {
        if (opened === id) opened = undefined;
      });
    };
  }, [id]);
}
