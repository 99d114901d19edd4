import { staffTimelinePath } from '../../contracts/staff/staff.contract.ts';
import '../../desk/Desk.tsx';
import content from '../shell/content.module.css';
import { deskPageTexts } from '../shell/staff/staff.texts.ts';
import styles from './staff-desk.module.css';
import type { StaffDeskProps } from './staff-desk.page.ts';

/** The frame of the desk: title and links. What is inside is drawn by the script of the desk alone. */
export const StaffDeskPage = ({ data, hasRole, otherUrl }: StaffDeskProps) => {
  const { language } = data;
  const texts = deskPageTexts[language];
  return (
    <div className={content.width} lang={language}>
      <div className={styles.page}>
        <h1>{texts.title}</h1>
        <p className={styles.links}>
          <a href={`${staffTimelinePath}?lang=${language}`}>{texts.timeline}</a>
          <a href={otherUrl}>{texts.other}</a>
        </p>
        {hasRole ? (
          <div className={styles.desk} data-desk={JSON.stringify(data)}>
            <noscript>{texts.needsScript}</noscript>
          </div>
        ) : (
          <p>{texts.noRole}</p>
        )}
      </div>
    </div>
  );
};
