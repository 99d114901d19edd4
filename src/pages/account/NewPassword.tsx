import { StaticRegion } from '../../islands/Region.tsx';
import { PasswordField } from '../../regions/password/PasswordField.tsx';
import { useT } from '../../sites/site-context.tsx';
import { Field } from '../../ui/field/Field.tsx';
import type { SentForm } from './account.rules.ts';

/** The two fields for a new password. */
export const NewPassword = ({ errors }: Pick<SentForm, 'errors'>) => {
  const t = useT();
  return (
    <>
      <div>
        <StaticRegion name="password">
          <PasswordField name="password" label={t('page.account.field.newPassword')} error={errors['password']} />
        </StaticRegion>
      </div>
      <Field
        name="again"
        type="password"
        label={t('page.account.field.again')}
        error={errors['again']}
        autoComplete="new-password"
        required
      />
    </>
  );
};
