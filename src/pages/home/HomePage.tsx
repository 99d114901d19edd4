import { useT } from '../../sites/site-context.tsx';
import type { HomeProps } from './home.page.ts';

export const HomePage = ({ categories }: HomeProps) => {
  const t = useT();
  return (
    <>
      <h1>{t('page.home.heroTitle')}</h1>
      <ul>
        {categories.map(({ title, url }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </>
  );
};
