import caret from 'virtual:icons/caret-down';
import { productSorts } from '../../contracts/catalogue/catalogue.contract.ts';
import { writeFilters } from '../../domain/search/search.rules.ts';
import { useT } from '../../sites/site-context.tsx';
import field from '../../ui/field/field.module.css';
import { Icon } from '../../ui/icon/Icon.tsx';
import select from '../../ui/select/select.module.css';
import { Apply } from './Apply.tsx';
import type { ListProps } from './list.rules.ts';
import styles from './list.module.css';

const id = 'list-order';

/** A plain form, which the list's script submits: the order is part of the address, and leads to the first page. */
export const Sort = ({ list }: { readonly list: ListProps }) => {
  const t = useT();
  const { path, question, term } = list;
  const words = writeFilters(question.filters);
  return (
    <form className={styles.sort} action={path} method="get">
      {term !== undefined && <input type="hidden" name="query" value={term} />}
      {words !== '' && <input type="hidden" name="filters" value={words} />}
      <div className={field.field} data-layout="beside">
        <label className={field.label} htmlFor={id}>
          {t('page.list.sort')}
        </label>
        <span className={select.box}>
          <select className={field.input} id={id} name="sort" autoComplete="off" defaultValue={question.sort}>
            {productSorts.map((sort) => (
              <option key={sort} value={sort}>
                {t(`page.list.sort.${sort}`)}
              </option>
            ))}
          </select>
          <Icon body={caret} size={16} />
        </span>
      </div>
      <Apply />
    </form>
  );
};
