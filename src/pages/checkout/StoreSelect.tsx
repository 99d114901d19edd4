import caret from 'virtual:icons/caret-down';
import warning from 'virtual:icons/warning-circle';
import { useT } from '../../sites/site-context.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import select from '../../ui/select/select.module.css';
import styles from './checkout.module.css';
import type { StoreGroup } from './checkout.rules.ts';

/** The stores of the country by town: the browser's own list, for it can be searched by typing. */
export const StoreSelect = ({
  value,
  groups,
  error,
}: {
  readonly value: string | undefined;
  readonly groups: readonly StoreGroup[];
  readonly error: string | undefined;
}) => {
  const t = useT();
  return (
    <div className={select.field}>
      <label className={select.label} htmlFor="store">
        {t('page.checkout.store')}
      </label>
      <span className={select.box}>
        <select
          id="store"
          className={select.select}
          name="store"
          defaultValue={value ?? ''}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : 'store-words'}
        >
          <option value="">{t('page.checkout.chooseStore')}</option>
          {groups.map(({ name, options }) => (
            <optgroup key={name} label={name}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.text}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
        <Icon body={caret} size={16} />
      </span>
      {error !== undefined && (
        <p className={styles.fault} id="store-words">
          <Icon body={warning} size={16} />
          {error}
        </p>
      )}
    </div>
  );
};
