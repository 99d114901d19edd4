import { quietModules } from '../../lib/text/qr-code.ts';
import { useT } from '../../sites/site-context.tsx';
import type { ShownCode } from './payment-code-shape.rules.ts';
import styles from './payment-code.module.css';

/** Apps read black on white alone; attributes hold in forced colours and without styles, too. */
const light = '#fff';
const dark = '#000';

/** The Swiss cross: 7 of 46 mm, with its white border (Style Guide QR-bill, SIX). */
const Cross = ({ size }: { readonly size: number }) => (
  <g transform={`translate(${size / 2} ${size / 2}) scale(${(size - 2 * quietModules) / 46})`}>
    <rect x={-3.5} y={-3.5} width={7} height={7} fill={light} />
    <rect x={-3} y={-3} width={6} height={6} fill={dark} />
    <path d="M-.6-1.95h1.2v1.35h1.35v1.2H.6v1.35h-1.2V.6h-1.35v-1.2H-.6z" fill={light} />
  </g>
);

/** LAW-6: the QR code that fills in the transfer in the app of a bank. */
export const PaymentCode = ({ code: { size, path, hasCross } }: { readonly code: ShownCode }) => {
  const t = useT();
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('page.order.code.alt')}
        shapeRendering="crispEdges"
      >
        <rect width={size} height={size} fill={light} />
        <path d={path} fill={dark} />
        {hasCross && <Cross size={size} />}
      </svg>
      <figcaption>
        <b className={styles.title}>{t('page.order.code')}</b>
        {t('page.order.code.text')}
      </figcaption>
    </figure>
  );
};
