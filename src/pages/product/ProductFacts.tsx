import { Fragment } from 'react';
import type { FactPart, FactRow, FactsView } from '../../domain/product/facts-view.rules.ts';
import styles from './product.module.css';

const Parts = ({ parts }: { readonly parts: readonly FactPart[] }) =>
  parts.map(({ text, isStrong }, place) => {
    // The parts of a text never change their order.
    const key = `${place} ${text}`;
    return isStrong ? <strong key={key}>{text}</strong> : <Fragment key={key}>{text}</Fragment>;
  });

/** LAW-5: names of facts with one or more lines each. */
export const FactList = ({ rows }: { readonly rows: readonly FactRow[] }) =>
  rows.length > 0 && (
    <dl className={styles.head}>
      {rows.map(({ name, lines }) => (
        <div key={name}>
          <dt>{name}</dt>
          {lines.map((parts) => (
            <dd key={parts.map(({ text }) => text).join('')}>
              <Parts parts={parts} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );

/** LAW-5: the table of nutrition, in the order of the law. */
export const Nutrition = ({ table }: { readonly table: NonNullable<FactsView['nutrition']> }) => (
  <table className={styles.table}>
    <caption>{table.title}</caption>
    <tbody>
      {table.rows.map(({ name, amount }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{amount}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
