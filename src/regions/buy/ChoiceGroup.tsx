import type { ReactNode } from 'react';
import { pictureSources } from '../../contracts/shop/pictures.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import type { BuyColor } from './buy.rules.ts';
import { sizeTablePopover } from './buy.constants.ts';
import styles from './buy.module.css';

const swatchWidths = [112, 160] as const;

const Swatch = ({ color }: { readonly color: BuyColor }) => (
  <span className={styles.swatch} title={color.name} {...(color.picture ? {} : { style: { background: color.hex } })}>
    {color.picture && (
      <Picture sources={pictureSources(color.picture)} widths={swatchWidths} sizes="64px" alt="" ratio={[64, 80]} />
    )}
    <Hidden>{color.name}</Hidden>
  </span>
);

interface GroupProps {
  readonly name: 'color' | 'size';
  readonly legend: ReactNode;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly chosen: string | undefined;
  /** struck through, and announced; it can be selected nevertheless */
  readonly isOut: (value: string) => boolean;
  readonly onChoose: (value: string) => void;
  readonly children?: ReactNode;
}

/** Radio buttons that show their options. They work in a plain form, and keep what was chosen before hydration. */
const Group = ({ name, legend, options, chosen, isOut, onChoose, children }: GroupProps) => {
  const t = useT();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option} data-kind={name} data-out={isOut(value) || undefined}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
            />
            {label}
            {isOut(value) && <Hidden>{`, ${t('buy.out')}`}</Hidden>}
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
};

type Choosing = Pick<GroupProps, 'chosen' | 'isOut' | 'onChoose'>;

export const ColorChoice = ({ colors, chosen, ...choosing }: Choosing & { readonly colors: readonly BuyColor[] }) => (
  <Group
    name="color"
    legend={
      <>
        {useT()('buy.color')}
        <span className={styles.chosen}>{` ${chosen ?? ''}`}</span>
      </>
    }
    options={colors.map((color) => ({ value: color.name, label: <Swatch color={color} /> }))}
    chosen={chosen}
    {...choosing}
  />
);

const focusSizes = (message: HTMLElement | null): void => message?.closest('fieldset')?.querySelector('input')?.focus();

/**
 * No size is chosen before the visitor does. Without JavaScript the server answers a form without a size by leading to the
 * message, which the styles then show.
 */
export const SizeChoice = ({
  sizes,
  table,
  messageId,
  missing,
  ...choosing
}: Choosing & {
  readonly sizes: readonly string[];
  readonly table: string | undefined;
  readonly messageId: string;
  /** the press of the button that needs a size */
  readonly missing: string | undefined;
}) => {
  const t = useT();
  return (
    <Group
      name="size"
      legend={t('buy.size')}
      options={sizes.map((size) => ({ value: size, label: <span className={styles.box}>{size}</span> }))}
      {...choosing}
    >
      {table && (
        <button type="button" popoverTarget={sizeTablePopover}>
          {table}
        </button>
      )}
      {/* A new message for each press, because its ref is called once. */}
      <p
        key={missing}
        ref={missing ? focusSizes : null}
        role="alert"
        className={styles.missing}
        id={messageId}
        data-shown={missing && 'true'}
      >
        {t('buy.sizeMissing')}
      </p>
    </Group>
  );
};
