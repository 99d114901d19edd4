import type { ReactNode } from 'react';
import plus from 'virtual:icons/plus';
import type { FooterContent, FooterGroup as Group, FooterLink } from '../../contracts/content/footer.contract.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { iconOf } from './footer-icons.ts';
import { wayOf } from './footer.rules.ts';
import styles from './footer.module.css';

export type GiveId = (text: string) => { readonly id?: string };

/** In columns the content is always visible; on phones it opens and closes. */
const Panel = ({
  icon,
  title,
  children,
}: {
  readonly icon?: string;
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <details className={styles.panel}>
    <summary className={styles.summary}>
      {icon !== undefined && <Icon body={icon} size={24} />}
      {title}
      <Icon body={plus} size={20} />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);

const Entry = ({
  link: { text, url },
  only,
  giveId,
}: {
  readonly link: FooterLink;
  readonly only?: 'mobile' | 'compact';
  readonly giveId: GiveId;
}) => (
  <li {...(only ? { 'data-only': only } : {})}>
    <a {...giveId(text)} className={styles.link} {...wayOf(url)}>
      {text}
    </a>
  </li>
);

export const FooterGroup = ({ group, giveId }: { readonly group: Group; readonly giveId: GiveId }) => {
  const { heading, introductoryText, links } = group;
  const icon = iconOf(heading.iconName);
  return (
    <section>
      <h2 className={styles.heading}>
        <Icon body={icon} size={24} />
        <a {...giveId(heading.link.text)} {...wayOf(heading.link.url)}>
          {heading.link.text}
        </a>
      </h2>
      <Panel icon={icon} title={heading.link.text}>
        {introductoryText !== undefined && <p className={styles.intro}>{introductoryText}</p>}
        <ul>
          {/* The link of the heading: panels have none. */}
          <Entry link={heading.link} only="mobile" giveId={giveId} />
          {links.map(({ link, hideInClassic }) => (
            <Entry
              key={link.text}
              link={link}
              giveId={giveId}
              {...(hideInClassic ? { only: 'compact' as const } : {})}
            />
          ))}
        </ul>
      </Panel>
    </section>
  );
};

export const SeoGroup = ({ seo, giveId }: { readonly seo: FooterContent['seo']; readonly giveId: GiveId }) => (
  <section className={styles.seo}>
    <h2 className={styles.heading}>{seo.heading}</h2>
    <Panel title={seo.heading}>
      <div className={styles.columns}>
        {seo.columns.map((links) => (
          <ul key={links[0]?.url}>
            {links.map((link) => (
              <Entry key={link.url} link={link} giveId={giveId} />
            ))}
          </ul>
        ))}
      </div>
    </Panel>
  </section>
);
