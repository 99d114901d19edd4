import { createContext, useContext, useState, type ReactNode } from 'react';

const countedIds = (prefix: string) => {
  let last = 0;
  return (): string => {
    last += 1;
    return `${prefix}_${last}`;
  };
};

/** Returns an id that no other component of its root has. What no server draws, as the desk, shares one counter. */
const context = createContext(countedIds('own'));

/** A page is a root, and so is each region in it: the ids of a region begin with a prefix that no other region of the page has. */
export const RootIds = ({ prefix = '', children }: { readonly prefix?: string; readonly children: ReactNode }) => {
  const [newId] = useState(() => countedIds(prefix));
  return <context.Provider value={newId}>{children}</context.Provider>;
};

/** Returns the same id in the browser as on the server, because both draw a root in the same order. */
export const useId = (): string => useState(useContext(context))[0];
