import { openPreviewPath } from '../../contracts/staff/preview.contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import content from '../shell/content.module.css';
import { Refusal } from '../shell/Refusal.tsx';
import { sharedPreviewTexts } from '../shell/staff/staff.texts.ts';
import styles from './staff-preview.module.css';
import type { StaffPreviewProps } from './staff-preview.page.ts';

export const StaffPreviewPage = ({ language, otherUrl, shared }: StaffPreviewProps) => {
  const texts = sharedPreviewTexts[language];
  return (
    <div className={content.width} lang={language}>
      <div className={styles.box}>
        <h1>{texts.title}</h1>
        {shared ? (
          <>
            <p>{texts.intro}</p>
            <dl className={styles.facts}>
              {(['moment', 'test', 'release'] as const).map(
                (name) =>
                  shared[name] !== undefined && (
                    <div key={name}>
                      <dt>{texts[name]}</dt>
                      <dd>{shared[name]}</dd>
                    </div>
                  ),
              )}
            </dl>
            <form method="post" action={openPreviewPath}>
              <input type="hidden" name="token" value={shared.token} />
              <input type="hidden" name="to" value={shared.to} />
              <Button type="submit" width="full">
                {texts.open}
              </Button>
            </form>
          </>
        ) : (
          <Refusal>
            <Notification kind="error">{texts.over}</Notification>
          </Refusal>
        )}
        <p className={styles.links}>
          <a href="/">{texts.stay}</a>
          <a href={otherUrl}>{texts.other}</a>
        </p>
      </div>
    </div>
  );
};
