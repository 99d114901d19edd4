import type { ReactNode } from 'react';
import { pictureSources } from '../../contracts/shop/pictures.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import type { BuyColor } from './buy.rules.ts';
import styles from './buy.module.css';

interface OptionProps {
  readonly name: 'color' | 'size';
  readonly value: string;
  readonly isChosen: boolean;
  /** struck through, and announced; it can be selected nevertheless */
  readonly isOut: boolean;
  readonly onChoose: () => void;
}

/** A radio button that shows its option. It works in a plain form, and keeps what was chosen before hydration. */
const Option = ({
  name,
  value,
  isChosen,
  isOut,
  onChoose,
  children,
}: OptionProps & { readonly children: ReactNode }) => {
  const t = useT();
  return (
    <label className={styles.option} data-kind={name} data-out={isOut || undefined}>
      <input className={styles.radio} type="radio" name={name} value={value} checked={isChosen} onChange={onChoose} />
      {children}
      {isOut && <Hidden>{`, ${t('buy.out')}`}</Hidden>}
    </label>
  );
};

const swatchWidths = [112, 160] as const;

const Swatch = ({ color }: { readonly color: BuyColor }) => (
  <span className={styles.swatch} title={color.name} {...(color.picture ? {} : { style: { background: color.hex } })}>
    {color.picture && (
      <Picture sources={pictureSources(color.picture)} widths={swatchWidths} sizes="64px" alt="" ratio={[64, 80]} />
    )}
    <Hidden>{color.name}</Hidden>
  </span>
);

export const ColorChoice = ({
  colors,
  chosen,
  isOut,
  onChoose,
}: {
  readonly colors: readonly BuyColor[];
  readonly chosen: string | undefined;
  readonly isOut: (color: string) => boolean;
  readonly onChoose: (color: string) => void;
}) => {
  const t = useT();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        {t('buy.color')}
        <span className={styles.chosen}>{` ${chosen ?? ''}`}</span>
      </legend>
      <div className={styles.options}>
        {colors.map((color) => (
          <Option
            key={color.name}
            name="color"
            value={color.name}
            isChosen={color.name === chosen}
            isOut={isOut(color.name)}
            onChoose={() => onChoose(color.name)}
          >
            <Swatch color={color} />
          </Option>
        ))}
      </div>
    </fieldset>
  );
};

export const SizeChoice = ({
  sizes,
  chosen,
  isOut,
  onChoose,
}: {
  readonly sizes: readonly string[];
  readonly chosen: string | undefined;
  readonly isOut: (size: string) => boolean;
  readonly onChoose: (size: string) => void;
}) => {
  const t = useT();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('buy.size')}</legend>
      <div className={styles.options}>
        {sizes.map((size) => (
          <Option
            key={size}
            name="size"
            value={size}
            isChosen={size === chosen}
            isOut={isOut(size)}
            onChoose={() => onChoose(size)}
          >
            <span className={styles.box}>{size}</span>
          </Option>
        ))}
      </div>
    </fieldset>
  );
};
