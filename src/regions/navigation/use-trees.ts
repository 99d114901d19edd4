import { useState } from 'react';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useOnce } from '../../platform/use-once.ts';
import { nothingYet, type Trees } from './navigation.rules.ts';
import { loadNodes, loadThemeworlds } from './trees.effects.ts';

/** Requests the trees on hydration, which is the intent (NAV-6). */
export const useTrees = (version: string): Trees => {
  const browserOf = useBrowser();
  const [trees, keep] = useState(nothingYet);
  useOnce(() => {
    const browser = browserOf();
    let isGone = false;
    const put = (part: Partial<Trees>): void => {
      if (!isGone) keep((before) => ({ ...before, ...part }));
    };
    void loadNodes(browser, version).then((nodes) => put({ nodes }));
    void loadThemeworlds(browser, version).then((worlds) => put({ worlds }));
    return () => {
      isGone = true;
    };
  });
  return trees;
};
