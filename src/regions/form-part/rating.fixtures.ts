import type { RatingChoiceProps } from '../../ui/rating-choice/RatingChoice.tsx';

const words = ['Gar nicht', 'Wenig', 'Teils, teils', 'Zufrieden', 'Sehr zufrieden'] as const;

export const ratingFixtures = {
  'stars, none given': { name: 'stars', label: 'Wie zufrieden sind Sie?', words },
  'stars, four given': { name: 'stars-given', label: 'Wie zufrieden sind Sie?', words, value: 4 },
  'intensity, two given': {
    name: 'beans',
    label: 'Wie stark soll er sein?',
    kind: 'intensity',
    words: ['Sehr mild', 'Mild', 'Ausgewogen', 'Kräftig', 'Sehr kräftig'],
    value: 2,
  },
} as const satisfies Record<string, RatingChoiceProps>;
