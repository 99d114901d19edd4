import { useEffect, useRef } from 'react';
import type { CheckauthAnswer } from '../../contracts/staff/preview.contract.ts';
import { staffDeskPath, staffTimelinePath } from '../../contracts/staff/staff.contract.ts';
import { useBrowser } from '../../platform/browser-context.tsx';
import { useMachine } from '../../platform/use-machine.ts';
import { useSite } from '../../sites/site-context.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import { AbTestFields, ReleaseField, TextField } from './PanelFields.tsx';
import styles from './panel.module.css';
import { runPanel } from './preview.effects.ts';
import { firstPanel, transition, type PanelEffect, type PanelEvent } from './preview.machine.ts';
import { fieldsOf } from './preview.rules.ts';
import { staffWords, type StaffLanguage } from './preview.texts.ts';

export interface PanelProps {
  readonly auth: CheckauthAnswer;
  readonly isOpen: boolean;
  readonly language: StaffLanguage;
  readonly onLanguage: () => void;
  readonly onClosed: () => void;
}

const usePanel = (auth: CheckauthAnswer) => {
  const { site } = useSite();
  const browserOf = useBrowser();
  const settings = {
    ...fieldsOf(auth.dateTime ?? '', site.timeZone),
    test: auth.abTestName ?? '',
    group: auth.abTestGroup ?? '',
    ...(auth.release === undefined ? {} : { release: auth.release }),
  };
  const run = (effect: PanelEffect, send: (event: PanelEvent) => void): void =>
    runPanel(browserOf(), site.timeZone)(effect, send);
  return useMachine(firstPanel(settings), transition, run);
};

/** A refused copy needs no words: the link stands in the field beside the button. */
const selectsItself = (): void => {};

/** A link that other staff can open for a day. */
const ShareLink = ({ link, language }: { readonly link: string; readonly language: StaffLanguage }) => {
  const browserOf = useBrowser();
  const words = staffWords[language];
  return (
    <p className={styles.link}>
      <TextField label={words.link} value={link} readOnly />
      <Button kind="secondary" onClick={() => void browserOf().copy(link).catch(selectsItself)}>
        {words.copyLink}
      </Button>
    </p>
  );
};

/** PREV-1: the modal holds the focus, and Escape closes it. */
export const PanelDialog = ({ auth, isOpen, language, onLanguage, onClosed }: PanelProps) => {
  const words = staffWords[language];
  const [state, send] = usePanel(auth);
  const { refusals, settings, status, wrong } = state;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isOpen) send({ tag: 'opened' });
  }, [isOpen, send]);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  return (
    <Modal
      isOpen={isOpen}
      title={words.open}
      closeLabel={words.close}
      lang={language}
      onClosed={() => {
        send({ tag: 'closed' });
        onClosed();
      }}
    >
      <form
        ref={form}
        className={styles.panel}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ tag: 'applyPressed' });
        }}
      >
        <p className={styles.intro}>{words.intro}</p>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output may hold phrases only */}
        <div role="status">
          {status && (
            <Notification kind={status.kind} onClose={() => send({ tag: 'statusClosed' })} closeLabel={words.close}>
              {words[status.word].replace('{test}', () => status.test ?? '')}
            </Notification>
          )}
        </div>
        <div className={styles.pair}>
          <TextField
            label={words.date}
            value={settings.date}
            placeholder="YYYY-MM-DD"
            problem={wrong.includes('date') ? words.dateWrong : undefined}
            onType={(value) => send({ tag: 'dateTyped', value })}
          />
          <TextField
            label={words.time}
            value={settings.time}
            placeholder="HH:MM"
            problem={wrong.includes('time') ? words.timeWrong : undefined}
            onType={(value) => send({ tag: 'timeTyped', value })}
          />
        </div>
        <AbTestFields state={state} send={send} words={words} />
        <ReleaseField state={state} send={send} words={words} />
        {state.link !== undefined && <ShareLink link={state.link} language={language} />}
        <div className={styles.foot}>
          <div className={styles.apply}>
            <Button type="submit" width="full" state={state.phase === 'applying' ? 'loading' : 'none'}>
              {words.apply}
            </Button>
          </div>
          <Button kind="secondary" onClick={() => send({ tag: 'logoutPressed' })}>
            {words.logout}
          </Button>
        </div>
        <p className={styles.more}>
          <a href={staffTimelinePath}>{words.timeline}</a>
          {auth.release !== undefined && <a href={staffDeskPath}>{words.desk}</a>}
          <button className={styles.language} type="button" lang={language === 'de' ? 'en' : 'de'} onClick={onLanguage}>
            {words.other}
          </button>
        </p>
      </form>
    </Modal>
  );
};
