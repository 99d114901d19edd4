import { trapField } from '../../contracts/customer/contact.contract.ts';
import styles from './contact.module.css';

/** A field that visitors neither see nor hear nor reach: only machines fill it in. */
export const TrapField = () => (
  <div className={styles.trap} aria-hidden="true">
    <input type="text" name={trapField} tabIndex={-1} autoComplete="off" aria-label={trapField} />
  </div>
);
