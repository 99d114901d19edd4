import { longestStaffName, staffSignInFormPath } from '../../contracts/staff/staff.contract.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { useFaultFocus } from '../../ui/field/fault-focus.ts';
import { Notification } from '../../ui/notification/Notification.tsx';
import { Refusal } from '../shell/Refusal.tsx';
import content from '../shell/content.module.css';
import { signInTexts } from '../shell/staff/staff.texts.ts';
import styles from './staff-signin.module.css';
import type { StaffSigninProps } from './staff-signin.page.ts';

const problemId = 'problem';

export const StaffSigninPage = ({ language, back, problem, isWrong, oidcUrl, otherUrl }: StaffSigninProps) => {
  const texts = signInTexts[language];
  const focus = useFaultFocus('field', 'password', isWrong === true);
  return (
    <div className={content.width} lang={language}>
      <div className={styles.box}>
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
        {problem !== undefined && (
          <Refusal id={problemId}>
            <Notification kind="error">{problem}</Notification>
          </Refusal>
        )}
        <form className={styles.form} method="post" noValidate action={staffSignInFormPath}>
          <input type="hidden" name="back" value={back} />
          <label className={styles.field}>
            {texts.name}
            <input
              className={styles.input}
              name="name"
              type="text"
              autoComplete="username"
              required
              maxLength={longestStaffName}
            />
          </label>
          <label className={styles.field}>
            {texts.password}
            <input
              className={styles.input}
              name="password"
              type="password"
              autoComplete="current-password"
              required
              maxLength={400}
              {...focus}
              {...(isWrong ? { 'aria-invalid': true, 'aria-describedby': problemId } : {})}
            />
          </label>
          <Button type="submit" width="full">
            {texts.submit}
          </Button>
        </form>
        {oidcUrl !== undefined && (
          <ButtonLink kind="secondary" width="full" href={oidcUrl}>
            {texts.oidc}
          </ButtonLink>
        )}
        <p>
          <a href={otherUrl}>{texts.other}</a>
        </p>
      </div>
    </div>
  );
};
