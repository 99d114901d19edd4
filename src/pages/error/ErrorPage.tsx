import { useT } from '../../sites/site-context.tsx';

export interface ErrorProps {
  readonly kind: 'missing' | 'gone' | 'broken';
  readonly categories: readonly { readonly title: string; readonly url: string; readonly picture?: string }[];
}

export const ErrorPage = ({ kind }: ErrorProps) => {
  const t = useT();
  return (
    <>
      <h1>{t(`page.error.${kind}.title`)}</h1>
      <p>{t(`page.error.${kind}.text`)}</p>
    </>
  );
};
