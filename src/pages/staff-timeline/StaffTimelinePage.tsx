import { staffOrdersPath, staffTimelinePath, staffWithdrawalsPath } from '../../contracts/staff/staff.contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import content from '../shell/content.module.css';
import { StaffSite } from '../shell/staff/StaffSite.tsx';
import { timelineTexts, type StaffPageLanguage } from '../shell/staff/staff.texts.ts';
import styles from './staff-timeline.module.css';
import type { StaffTimelineProps, TimelineRow } from './staff-timeline.page.ts';

const percent = (share: number): string => `${(share * 100).toFixed(2)}%`;

const Row = ({ row, language }: { readonly row: TimelineRow; readonly language: StaffPageLanguage }) => {
  const texts = timelineTexts[language];
  const { left, width } = row.bar;
  return (
    <li className={styles.row} data-kind={row.kind}>
      <p className={styles.words}>
        <span className={styles.kind}>{`${texts[row.kind]} · ${row.place}`}</span>
        <strong>{row.name}</strong>
        <span className={styles.stretch}>{row.stretch.trim() === '–' ? texts.always : row.stretch}</span>
      </p>
      <div className={styles.lane} aria-hidden="true">
        <div className={styles.bar} style={{ left: percent(left), width: percent(width) }} />
      </div>
      <a className={styles.link} href={row.previewUrl}>
        {texts.preview.replace('{time}', row.clock)}
      </a>
    </li>
  );
};

export const StaffTimelinePage = ({ language, day, beforeUrl, afterUrl, otherUrl, sites }: StaffTimelineProps) => {
  const texts = timelineTexts[language];
  return (
    <div className={content.width} lang={language}>
      <div className={styles.page}>
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
        <form className={styles.form} action={staffTimelinePath} method="get">
          <a href={beforeUrl}>{texts.before}</a>
          <label className={styles.field}>
            {texts.day}
            <input className={styles.input} type="date" name="day" defaultValue={day} />
          </label>
          <input type="hidden" name="lang" value={language} />
          <Button type="submit" kind="secondary">
            {texts.show}
          </Button>
          <a href={afterUrl}>{texts.after}</a>
          <a href={otherUrl}>{texts.other}</a>
          <a href={`${staffOrdersPath}?lang=${language}`}>{texts.orders}</a>
          <a href={`${staffWithdrawalsPath}?lang=${language}`}>{texts.withdrawals}</a>
        </form>
        {sites.map(({ code, name, isOwn, rows }) => (
          <StaffSite key={code} name={name} isOwn={isOwn} count={rows.length}>
            {rows.length === 0 ? (
              <p>{texts.nothing}</p>
            ) : (
              <>
                <div className={styles.hours} aria-hidden="true">
                  {['0', '6', '12', '18', '24'].map((hour) => (
                    <span key={hour}>{hour}</span>
                  ))}
                </div>
                <ul>
                  {rows.map((row, place) => (
                    // oxlint-disable-next-line react/no-array-index-key -- two entries may be equal
                    <Row key={place} row={row} language={language} />
                  ))}
                </ul>
              </>
            )}
          </StaffSite>
        ))}
      </div>
    </div>
  );
};
