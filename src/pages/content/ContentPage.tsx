import arrow from 'virtual:icons/arrow-right';
import type { ContentLink, ContentPage as Page } from '../../contracts/content/content.contract.ts';
import { useT } from '../../sites/site-context.tsx';
import { Breadcrumb } from '../../ui/breadcrumb/Breadcrumb.tsx';
import { Expansion } from '../../ui/expansion/Expansion.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import content from '../shell/content.module.css';
import { GuaranteeNotice } from '../shell/GuaranteePicture.tsx';
import { InlineText } from '../shell/InlineText.tsx';
import styles from './content.module.css';
import type { ContentProps } from './content.page.ts';
import { OfferForm } from './OfferForm.tsx';
import { TextSections } from './TextSections.tsx';

const Beside = ({ links, current }: { readonly links: readonly ContentLink[]; readonly current: string }) => {
  const t = useT();
  return (
    <nav className={styles.beside} aria-label={t('page.content.beside')}>
      <ul>
        {links.map(({ name, title, url }) => (
          <li key={name}>
            <a
              className={styles.besideLink}
              href={url}
              {...(name === current ? { 'aria-current': 'page' as const } : {})}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Questions = ({
  questions,
  open,
}: {
  readonly questions: NonNullable<Page['questions']>;
  readonly open: string | undefined;
}) => {
  const t = useT();
  return (
    <section className={styles.section} aria-labelledby="questions">
      <h2 id="questions" className={styles.heading}>
        {t('page.content.questions')}
      </h2>
      <div>
        {questions.map(({ id, question, answer }) => (
          <Expansion key={id} id={`question-${id}`} title={question} open={id === open} focused={id === open}>
            {answer.map((text) => (
              <p key={text}>
                <InlineText text={text} />
              </p>
            ))}
          </Expansion>
        ))}
      </div>
    </section>
  );
};

const More = ({ links }: { readonly links: readonly ContentLink[] }) => {
  const t = useT();
  return (
    <nav className={styles.section} aria-labelledby="more">
      <h2 id="more" className={styles.heading}>
        {t('page.content.more')}
      </h2>
      <ul className={styles.cards}>
        {links.map(({ name, title, url }) => (
          <li key={name}>
            <a className={styles.card} href={url}>
              {title}
              <Icon body={arrow} size={18} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export const ContentPage = ({ page, way, beside, open, offer, notice, more }: ContentProps) => {
  const t = useT();
  return (
    <div className={content.width}>
      <Breadcrumb label={t('ui.breadcrumb')} steps={way} />
      <div className={styles.layout}>
        <Beside links={beside} current={page.name} />
        <article className={styles.article}>
          <header className={styles.head}>
            <h1 className={styles.title}>{page.title}</h1>
            {page.lead !== undefined && (
              <p className={styles.lead}>
                <InlineText text={page.lead} />
              </p>
            )}
          </header>
          {offer && <OfferForm offer={offer} back={page.url} />}
          {notice && <GuaranteeNotice notice={notice} />}
          <TextSections sections={page.sections} />
          {page.questions && <Questions questions={page.questions} open={open} />}
          {more.length > 0 && <More links={more} />}
        </article>
      </div>
    </div>
  );
};
