import type { DeskItem, Draft, Release } from '../../contracts/staff/desk.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { deskWords, type DeskLanguage } from '../desk.texts.ts';
import styles from '../desk.module.css';

/** DESK-2: the sites of a release, each with what it has of the item; a click opens the item of that site. */
export const SiteTexts = ({
  release,
  items,
  drafts,
  chosen,
  language,
  onChoose,
}: {
  readonly release: Release;
  /** what is public, one for each site that has it */
  readonly items: readonly DeskItem[];
  /** of this item in the release */
  readonly drafts: readonly Draft[];
  readonly chosen: SiteCode;
  readonly language: DeskLanguage;
  readonly onChoose: (site: SiteCode) => void;
}) => {
  const words = deskWords[language];
  const wordOf = (site: SiteCode): 'isDraft' | 'public' | 'missing' => {
    if (drafts.some((one) => one.site === site)) return 'isDraft';
    return items.some((one) => one.site === site) ? 'public' : 'missing';
  };
  return (
    <fieldset className={styles.siteTexts}>
      <legend>{words.texts}</legend>
      {release.sites.map(({ site }) => {
        const word = wordOf(site);
        return (
          <button
            key={site}
            type="button"
            aria-pressed={site === chosen}
            data-state={word}
            onClick={() => onChoose(site)}
          >
            <strong>{site}</strong> {words[word]}
          </button>
        );
      })}
    </fieldset>
  );
};
