import { Button } from '../../ui/button/Button.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import type { Refusal } from '../desk-calls.effects.ts';
import { deskWords, type DeskLanguage } from '../desk.texts.ts';
import { Differences } from '../Differences.tsx';
import styles from '../desk.module.css';

/** DESK-4: another person was faster. */
export const Conflict = ({
  refusal,
  language,
  onTheirs,
  onMine,
}: {
  readonly refusal: Refusal;
  readonly language: DeskLanguage;
  readonly onTheirs: () => void;
  readonly onMine: () => void;
}) => {
  const words = deskWords[language];
  return (
    <div role="alert">
      <Notification kind="warning">
        <p>{words.conflict.replace('{name}', () => refusal.current?.changedBy ?? '')}</p>
        <Differences list={refusal.difference} language={language} />
        <p className={styles.acts}>
          <Button kind="secondary" size="small" onClick={onTheirs}>
            {words.theirs}
          </Button>
          <Button kind="secondary" size="small" onClick={onMine}>
            {words.mine}
          </Button>
        </p>
      </Notification>
    </div>
  );
};
