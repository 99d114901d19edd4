import type { Island } from '../../islands/island.ts';
import { RatingChoice, type RatingChoiceProps } from '../../ui/rating-choice/RatingChoice.tsx';

/** UI-4: stars to give in any form; awake it says what the one pointed at means. */
export const island: Island<RatingChoiceProps> = { name: 'rating', wake: 'intent', Component: RatingChoice };
