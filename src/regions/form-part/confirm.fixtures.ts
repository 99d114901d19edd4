import type { ConfirmProps } from './ConfirmButton.tsx';

export const confirmFixtures = {
  'an address that is to go': {
    name: 'action',
    value: 'remove',
    label: 'Löschen',
    question: {
      title: 'Adresse löschen?',
      text: 'Jördis Großmann, Speicherstraße 12, 20457 Hamburg',
      yes: 'Ja, löschen',
      no: 'Behalten',
    },
  },
} as const satisfies Record<string, ConfirmProps>;
