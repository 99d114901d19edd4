import { useCallback, useEffect, useState } from 'react';
import type { Answer } from './desk-calls.effects.ts';

/** Returns what was loaded for a key, `undefined` until then, and a function that loads it again. */
export const useLoaded = <T>(key: string, load: (() => Promise<Answer<T>>) | undefined) => {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly answer: Answer<T> }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isHere = true;
    void load?.().then((loaded) => isHere && setAnswer({ key, answer: loaded }));
    return () => {
      isHere = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for what `load` asks for
  }, [key, turn]);
  const again = useCallback(() => setTurn((before) => before + 1), []);
  return { answer: answer?.key === key ? answer.answer : undefined, again };
};
