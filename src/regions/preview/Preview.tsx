import { useState } from 'react';
import clock from 'virtual:icons/clock';
import { leavePreviewPath, type CheckauthAnswer } from '../../contracts/staff/preview.contract.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useOnce } from '../../platform/use-once.ts';
import { useSite } from '../../sites/site-context.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { PanelDialog } from './PanelDialog.tsx';
import { languageKey } from './preview.constants.ts';
import { checkauth } from './staff-check.ts';
import panel from './panel.module.css';
import styles from './preview.module.css';
import { fieldsOf } from './preview.rules.ts';
import { staffWords, type StaffLanguage } from './preview.texts.ts';

export interface PreviewProps {
  /** if the page is a preview: what it shows */
  readonly mark?: { readonly at: string; readonly groups: readonly string[]; readonly back: string };
}

/** Always visible, so that a preview is never taken for the current shop. Works without JavaScript. */
const Mark = ({
  at,
  groups,
  back,
  language,
}: NonNullable<PreviewProps['mark']> & { readonly language: StaffLanguage }) => {
  const { site } = useSite();
  const words = staffWords[language];
  const { date, time } = fieldsOf(at, site.timeZone);
  return (
    <div className={styles.mark} lang={language}>
      <strong>{words.mark}</strong>
      <span>{[`${date} ${time}`, ...groups].join(' · ')}</span>
      <span>{words.changedNow}</span>
      <form method="post" action={leavePreviewPath}>
        <input type="hidden" name="back" value={back} />
        <button className={styles.leave} type="submit">
          {words.leave}
        </button>
      </form>
    </div>
  );
};

/** PREV-1, PREV-2: the button is for staff only, after checkauth has confirmed the login. */
export const Preview = ({ mark }: PreviewProps) => {
  const browserOf = useBrowser();
  const [auth, setAuth] = useState<CheckauthAnswer>();
  const [language, setLanguage] = useState<StaffLanguage>('en');
  const [isOpen, setOpen] = useState(false);
  useOnce(() => {
    const browser = browserOf();
    if (browser.storage.get(languageKey) === 'de') setLanguage('de');
    let isHere = true;
    void checkauth(browser).then((answer) => isHere && setAuth(answer));
    return () => {
      isHere = false;
    };
  });
  const switchLanguage = () => {
    const next = language === 'de' ? 'en' : 'de';
    browserOf().storage.set(languageKey, next);
    setLanguage(next);
  };
  return (
    <div className={`${styles.corner} ${panel.corner}`} data-is-empty={!mark && !auth}>
      {auth && (
        <button className={styles.open} type="button" lang={language} onClick={() => setOpen(true)}>
          <Icon body={clock} size={18} />
          {staffWords[language].open}
        </button>
      )}
      {mark && <Mark {...mark} language={language} />}
      {auth && (
        <PanelDialog
          auth={auth}
          isOpen={isOpen}
          language={language}
          onLanguage={switchLanguage}
          onClosed={() => setOpen(false)}
        />
      )}
    </div>
  );
};
