import type { MapDrawing } from './stores.rules.ts';
import styles from './store-map.module.css';

/** A map of our own: no requests to third parties, so they do not learn what a visitor looks at. */
export const StoreMap = ({ map, label }: { readonly map: MapDrawing; readonly label: string }) => (
  <svg className={styles.map} viewBox={`0 0 ${map.width} ${map.height}`} role="img" aria-label={label}>
    {map.paths.map((path) => (
      <path key={path.slice(0, 40)} className={styles.land} d={path} />
    ))}
    {map.dots.map(([x, y]) => (
      <circle key={`${x} ${y}`} className={styles.dot} cx={x} cy={y} r={5} />
    ))}
    {map.names.map(({ name, x, y, anchor }) => (
      <text key={name} className={styles.name} x={anchor === 'start' ? x + 9 : x - 9} y={y + 6} textAnchor={anchor}>
        {name}
      </text>
    ))}
    {map.pins.toReversed().map(({ number, x, y }) => (
      <g key={number} transform={`translate(${x} ${y})`}>
        <path className={styles.pin} d="M0 0C-9 -13 -14 -18 -14 -26a14 14 0 0 1 28 0c0 8-5 13-14 26Z" />
        <text className={styles.pinNumber} y={-21} textAnchor="middle">
          {number}
        </text>
      </g>
    ))}
  </svg>
);
