import type { Wordmark } from '../../contracts/shop/wordmark.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { nameLines } from './name-lines.rules.ts';

export interface LogoProps {
  readonly className: string | undefined;
  /** without a drawing the name is set in the typeface of the page */
  readonly wordmark: Wordmark | undefined;
}

const height = 34;

/** A name as a drawing of a known size, so that the header does not shift when the typeface comes. */
const Name = ({ className }: Pick<LogoProps, 'className'>) => {
  const t = useT();
  const { lines, size, width } = nameLines(t('ui.shop.name'));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="currentColor"
      aria-hidden="true"
    >
      {lines.map(({ text, length, y }) => (
        <text
          key={y}
          y={y}
          fontSize={size}
          fontFamily="var(--font-display)"
          fontWeight="700"
          textLength={length}
          lengthAdjust="spacingAndGlyphs"
        >
          {text}
        </text>
      ))}
    </svg>
  );
};

/** The wordmark of the shop. Inherits the text colour, and has its size without styles, too. */
export const Logo = ({ className, wordmark }: LogoProps) =>
  wordmark ? (
    <svg
      className={className}
      viewBox={`0 0 ${wordmark.width} ${wordmark.height}`}
      width={Math.round((wordmark.width * height) / wordmark.height)}
      height={height}
      fill="currentColor"
      aria-hidden="true"
      // oxlint-disable-next-line react/no-danger -- checked when the shop starts: shapes alone (server/content/brand)
      dangerouslySetInnerHTML={{ __html: wordmark.shapes }}
    />
  ) : (
    <Name className={className} />
  );
