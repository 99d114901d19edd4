import type { ReactNode } from 'react';
import styles from './flag.module.css';

export type FlagName = 'at' | 'ch' | 'cz' | 'de' | 'hu' | 'pl' | 'sk' | 'tr';

const stripes = (...colours: readonly string[]): ReactNode =>
  colours.map((colour, position) => (
    <path
      key={colour + String(position)}
      fill={colour}
      d={`M0 ${(position * 16) / colours.length}h24v${16 / colours.length}H0z`}
    />
  ));

const cross = 'M10.7 4h2.6v2.7H16v2.6h-2.7V12h-2.6V9.3H8V6.7h2.7z';

/** Drawn for 24 x 16 pixels: simplified shapes in the official colours. */
const drawings: Readonly<Record<FlagName, ReactNode>> = {
  at: stripes('#c8102e', '#ffffff', '#c8102e'),
  ch: (
    <>
      <path fill="#d8232a" d="M0 0h24v16H0z" />
      <path fill="#ffffff" d={cross} />
    </>
  ),
  cz: (
    <>
      {stripes('#ffffff', '#d7141a')}
      <path fill="#11457e" d="M0 0l12 8-12 8z" />
    </>
  ),
  de: stripes('#1a1a1a', '#d00', '#ffce00'),
  hu: stripes('#ce2939', '#ffffff', '#477050'),
  pl: stripes('#ffffff', '#dc143c'),
  sk: (
    <>
      {stripes('#ffffff', '#0b4ea2', '#ee1c25')}
      <path fill="#ffffff" d="M3.2 3.4h8v5.2c0 2.3-1.9 3.5-4 4.2-2.1-.7-4-1.9-4-4.2z" />
      <path fill="#ee1c25" d="M3.9 4.1h6.6v4.5c0 1.9-1.5 2.9-3.3 3.5-1.8-.6-3.3-1.6-3.3-3.5z" />
      <path
        fill="#0b4ea2"
        d="M4.3 10.3c.8-.9 1.7-.9 2.9-.2 1.2-.7 2.1-.7 2.9.2-.6.9-1.7 1.4-2.9 1.8-1.2-.4-2.3-.9-2.9-1.8z"
      />
      <path fill="#ffffff" d="M6.8 5h.8v1.1h1.2v.7H7.6v.8h1.6v.7H7.6v1.7h-.8V8.3H5.2v-.7h1.6v-.8H5.6v-.7h1.2z" />
    </>
  ),
  tr: (
    <>
      <path fill="#e30a17" d="M0 0h24v16H0z" />
      <path fill="#ffffff" d="M11.9 4.9a4 4 0 1 0 0 6.2 3.2 3.2 0 1 1 0-6.2z" />
      <path fill="#ffffff" d="M12.3 8l3.4-1.1-2.1 2.9V6.2l2.1 2.9z" />
    </>
  ),
};

/** A country's flag, decorative beside the country's name. */
export const Flag = ({ name }: { readonly name: FlagName }) => (
  <svg className={styles.flag} viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
    {drawings[name]}
  </svg>
);
