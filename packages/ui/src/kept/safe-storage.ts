/** Session storage, or memory if the browser refuses it or it is full, so that the visit can continue (threat 61). */
export function safeStorage(
  open: () => Storage = () => window.sessionStorage,
): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const memory = new Map<string, string>();
  const attempt = <Value>(use: (storage: Storage) => Value): Value | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (name) => memory.get(name) ?? attempt((storage) => storage.getItem(name)) ?? null,
    setItem: (name, value) => {
      const stored = attempt((storage) => {
        storage.setItem(name, value);
        return true;
      });
      if (stored) memory.delete(name);
      else memory.set(name, value);
    },
    removeItem: (name) => {
      memory.delete(name);
      attempt((storage) => storage.removeItem(name));
    },
  };
}
