import type { FieldDifference } from '../contracts/staff/desk.contract.ts';
import { deskWords, type DeskLanguage } from './desk.texts.ts';
import { pathWords } from './field-words.texts.ts';
import styles from './desk.module.css';

/** Fields that differ, in words: the label, then before and after. */
export const Differences = ({
  list,
  language,
}: {
  readonly list: readonly FieldDifference[];
  readonly language: DeskLanguage;
}) => (
  <ul className={styles.differences}>
    {list.map(({ field, before, after }) => (
      <li key={field}>
        <strong>{pathWords(field, language)}</strong>: <del>{before || deskWords[language].empty}</del> →{' '}
        <ins>{after || deskWords[language].empty}</ins>
      </li>
    ))}
  </ul>
);
