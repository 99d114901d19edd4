import type { FieldProps } from '../../ui/field/Field.tsx';

export const typingFixtures = {
  'a number': { name: 'amount', type: 'number', label: 'Betrag in EUR', maxLength: 9 },
  'a number that is wrong': {
    name: 'amount-wrong',
    type: 'number',
    label: 'Betrag in EUR',
    value: '1,29950',
    error: 'Das Feld ist nicht gültig.',
  },
  'an account': {
    name: 'iban',
    type: 'iban',
    label: 'IBAN',
    hint: 'Wir nutzen sie nur, um Ihnen etwas zurückzuzahlen.',
  },
  'an account that is right': {
    name: 'iban-right',
    type: 'iban',
    label: 'IBAN',
    value: 'DE89 3704 0044 0532 0130 00',
    valid: 'Passt',
  },
} as const satisfies Record<string, FieldProps>;
