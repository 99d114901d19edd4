import right from 'virtual:icons/check-circle';
import wrong from 'virtual:icons/warning-circle';
import { Icon } from '../icon/Icon.tsx';
import { stateOf, type FieldSaid } from './field-state.ts';
import styles from './field-words.module.css';

const icons = { valid: right, error: wrong, default: undefined } as const;

/** The error, confirmation or hint below an input. */
export const FieldWords = ({ id, said }: { readonly id: string; readonly said: FieldSaid }) => {
  const words = said.error ?? said.valid ?? said.hint;
  if (words === undefined) return null;
  const icon = icons[stateOf(said)];
  return (
    <p className={styles.words} id={`${id}-words`} data-state={stateOf(said)}>
      {icon !== undefined && <Icon body={icon} size={16} />}
      {words}
    </p>
  );
};
