import type { Island } from '../../islands/island.ts';
import { Field, type FieldProps } from '../../ui/field/Field.tsx';
import { RatingChoice, type RatingChoiceProps } from '../../ui/rating-choice/RatingChoice.tsx';
import { ConfirmButton, type ConfirmProps } from './ConfirmButton.tsx';

export type FormPartProps =
  | { readonly part: 'field'; readonly of: FieldProps }
  | { readonly part: 'rating'; readonly of: RatingChoiceProps }
  | { readonly part: 'confirm'; readonly of: ConfirmProps };

const FormPart = (props: FormPartProps) => {
  switch (props.part) {
    case 'field':
      return <Field {...props.of} />;
    case 'rating':
      return <RatingChoice {...props.of} />;
    case 'confirm':
      return <ConfirmButton {...props.of} />;
  }
};

/** One island for all: every island name in the runtime adds weight to the first view. */
export const island: Island<FormPartProps> = { name: 'form-part', wake: 'intent', Component: FormPart };
