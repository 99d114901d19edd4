import type { PasswordFieldProps } from './PasswordField.tsx';

export const passwordFixtures = {
  'a new password': { name: 'password', label: 'Passwort' },
  'a password that was too short': { name: 'password', label: 'Passwort', error: 'Mindestens 8 Zeichen.' },
} as const satisfies Readonly<Record<string, PasswordFieldProps>>;
