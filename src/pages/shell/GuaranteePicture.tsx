import { pictureSources } from '../../contracts/shop/pictures.contract.ts';
import type {
  DurabilityLabel as Label,
  GuaranteeNotice as Notice,
  PictureLine,
} from '../../domain/guarantee/guarantee-picture.rules.ts';
import { labelWord, producerGuarantee } from '../../sites/law/guarantee-words.ts';
import { useT } from '../../sites/site-context.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import styles from './guarantee.module.css';

/** The colours of the regulation hold in every theme, so they are attributes. */
const blue = '#039';
const yellow = '#ffed00';
const white = '#fff';
const black = '#000';

const Line = ({ x, y, size, text, isBold, fill = black }: PictureLine & { readonly fill?: string }) => (
  <text x={x} y={y} fontSize={size} fill={fill} {...(isBold ? { fontWeight: 700 } : {})}>
    {text}
  </text>
);

const starsOfUnion = Array.from({ length: 12 }, (_, hour) => (hour * Math.PI) / 6);
/** A star with its middle at 0, as wide as 2. */
const star = 'M0-1 .22-.31.95-.31.36.12.59.81 0 .38-.59.81-.36.12-.95-.31-.22-.31z';

/** A shield with the circle of stars and a G, 40 × 44. */
const Shield = ({ x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} aria-hidden="true">
    <path d="M20 0c7 4 13 5 20 5v16c0 11-8 19-20 23C8 40 0 32 0 21V5c7 0 13-1 20-5z" fill={white} />
    <path
      d="M20 2.2C26.5 5.7 32 6.8 38 7v14c0 9.8-7 17-18 20.900C9 38 2 30.8 2 21V7c6-.2 11.5-1.3 18-4.800z"
      fill={blue}
    />
    {starsOfUnion.map((angle) => (
      <path
        key={angle}
        d={star}
        fill={yellow}
        transform={`translate(${(20 + 13 * Math.sin(angle)).toFixed(2)} ${(21 - 13 * Math.cos(angle)).toFixed(2)}) scale(1.9)`}
      />
    ))}
    <text x={20} y={27} fontSize={17} fontWeight={700} fill={white} textAnchor="middle">
      G
    </text>
  </g>
);

const Code = ({
  code: { size, path },
  x,
  y,
  side,
}: {
  readonly code: Label['code'];
  readonly x: number;
  readonly y: number;
  readonly side: number;
}) => (
  <g transform={`translate(${x} ${y}) scale(${side / size})`} shapeRendering="crispEdges" aria-hidden="true">
    <rect width={size} height={size} fill={white} />
    <path d={path} fill={black} />
  </g>
);

const Drawing = ({ notice }: { readonly notice: Notice }) => {
  const { width, height, title, box, lead, body, code } = notice;
  return (
    <svg className={styles.notice} viewBox={`0 0 ${width} ${height}`}>
      <title>{title.text}</title>
      <rect width={width} height={height} fill={white} />
      <rect width={width} height={84} fill={blue} />
      <text x={title.x} y={title.y} fontSize={title.size} fontWeight={700} fill={white} className={styles.capitals}>
        {title.text}
      </text>
      <Shield x={width - 76} y={13} scale={1.3} />
      <rect x={24} y={box.y} width={width - 48} height={box.height} fill="none" stroke={blue} strokeWidth={2} />
      {lead.map((line) => (
        <Line key={line.y} {...line} fill={blue} />
      ))}
      {body.map((line) => (
        <Line key={`${line.x} ${line.y}`} {...line} />
      ))}
      <Code code={code} x={code.x} y={code.y} side={code.side} />
      <rect x={0.5} y={0.5} width={width - 1} height={height - 1} fill="none" stroke={blue} />
    </svg>
  );
};

const noticeWidths = [320, 480, 640, 800, 1200] as const;

/** LAW-7: the harmonised notice on the legal guarantee, with its text as text, and the link that its code leads to. */
export const GuaranteeNotice = ({ notice }: { readonly notice: Notice }) => {
  const { width, height, official, url, address } = notice;
  return (
    <figure className={styles.figure}>
      {official ? (
        <div className={styles.notice}>
          <Picture
            sources={pictureSources(official.picture)}
            widths={noticeWidths}
            sizes="480px"
            alt={official.words}
            ratio={[width, height]}
          />
        </div>
      ) : (
        <Drawing notice={notice} />
      )}
      <figcaption>
        <a href={url}>{address}</a>
      </figcaption>
    </figure>
  );
};

const labelWidths = [320, 480, 640] as const;
/** The sides of the Commission's file. */
const labelRatio = [270, 284] as const;

/** A sheet of a calendar that says 365, 44 × 44. */
const Calendar = ({ x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`} aria-hidden="true">
    <path d="M4 6h36v36H4zM4 14h36M13 2v8M31 2v8" fill="none" stroke={black} strokeWidth={3} />
    <text x={22} y={34} fontSize={16} fontWeight={700} fill={black} textAnchor="middle">
      365
    </text>
  </g>
);

/** The word of the label with its tick. */
const Garan = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 40})`}>
    <text fontSize={40} fontWeight={800} fill={black}>
      {labelWord}
    </text>
    <path d="M154-30h30v30h-30zM160-16l8 8 12-16" fill="none" stroke={black} strokeWidth={4} />
  </g>
);

/**
 * LAW-7: the harmonised label of a producer's guarantee of durability. Folded, it shows the years; the first click shows all of
 * it (Annex II allows so online). The Commission's own file is shown whole.
 */
export const DurabilityLabel = ({ label }: { readonly label: Label }) => {
  const { years, brand, model, code, url, picture } = label;
  const t = useT();
  const more = (
    <p>
      <a href={url}>{t('page.product.labelMore')}</a>
    </p>
  );
  if (picture !== undefined) {
    return (
      <div className={styles.label}>
        <div className={styles.full}>
          <Picture
            sources={pictureSources(picture)}
            widths={labelWidths}
            sizes="280px"
            alt={`${t('page.product.label', { years, brand })} (${model})`}
            ratio={labelRatio}
          />
        </div>
        {more}
      </div>
    );
  }
  return (
    <details className={styles.label}>
      <summary>
        <svg
          className={styles.folded}
          viewBox="0 0 368 57"
          role="img"
          aria-label={t('page.product.label', { years, brand })}
        >
          <rect x={1} y={1} width={366} height={55} rx={6} fill={white} stroke={black} strokeWidth={2} />
          <text x={12} y={43} fontSize={42} fontWeight={800} fill={black}>
            {years}
          </text>
          <Calendar x={46} y={7} />
          <path d="M104 8v41" stroke={black} strokeWidth={2} />
          <Garan x={116} y={42} size={38} />
          <Shield x={318} y={6} />
        </svg>
      </summary>
      <svg className={styles.full} viewBox="0 0 270 284">
        <title>{t('page.product.label', { years, brand })}</title>
        <rect x={1} y={1} width={268} height={282} rx={8} fill={white} stroke={black} strokeWidth={2} />
        <Garan x={8} y={48} size={44} />
        <Shield x={222} y={10} />
        <path d="M8 61h254" stroke={black} strokeWidth={1.5} />
        <text x={8} y={75} fontSize={9} fill={black}>
          {brand}
        </text>
        <text x={262} y={75} fontSize={9} fill={black} textAnchor="end">
          {model}
        </text>
        <text x={8} y={150} fontSize={80} fontWeight={800} fill={black}>
          {years}
        </text>
        <Calendar x={104} y={91} scale={1.35} />
        <Code code={code} x={178} y={82} side={84} />
        <path d="M8 174h254" stroke={black} strokeWidth={1.5} />
        {producerGuarantee.map((text, place) => (
          <Line key={text} x={8} y={190 + place * 15} size={9} text={text} />
        ))}
      </svg>
      {more}
    </details>
  );
};
