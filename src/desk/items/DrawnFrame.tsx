import { useEffect, useState } from 'react';
import type { DrawnItem } from '../../contracts/staff/desk.contract.ts';
import { deskCalls } from '../desk-calls.effects.ts';
import { faultText } from '../DeskMessage.tsx';
import { deskWords, type DeskLanguage } from '../desk.texts.ts';
import { DeskSelect } from '../DeskFields.tsx';
import styles from '../desk.module.css';

/** After the last key: a rendering for each letter would only flicker. */
const pauseMs = 300;

/** DESK-2: the region as the shop draws it, in a frame as wide as a phone or a screen, so that its own breakpoints hold. */
export const DrawnFrame = ({ drawing, language }: { readonly drawing: DrawnItem; readonly language: DeskLanguage }) => {
  const words = deskWords[language];
  const [width, setWidth] = useState<'phone' | 'wide'>('phone');
  const [drawn, setDrawn] = useState('');
  const [problem, setProblem] = useState('');
  const asked = JSON.stringify(drawing);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void deskCalls.drawn(JSON.parse(asked) as DrawnItem, stop.signal).then((answer) => {
        if (stop.signal.aborted || answer === undefined) return;
        if (typeof answer === 'string') setDrawn(answer);
        setProblem(typeof answer === 'string' ? '' : faultText(answer, language));
      });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked, language]);
  return (
    <section className={styles.drawn} aria-label={words.drawn}>
      <DeskSelect
        label={words.drawn}
        value={width}
        options={[
          { value: 'phone', text: words.phone },
          { value: 'wide', text: words.wide },
        ]}
        onChange={(value) => setWidth(value === 'wide' ? 'wide' : 'phone')}
      />
      {problem !== '' && <p className={styles.problem}>{problem}</p>}
      <div className={styles.stage} data-width={width}>
        <iframe className={styles.frame} title={words.drawn} sandbox="allow-same-origin" srcDoc={drawn} />
      </div>
    </section>
  );
};
