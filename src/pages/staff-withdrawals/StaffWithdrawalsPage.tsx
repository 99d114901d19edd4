import { staffOrdersPath, staffTimelinePath } from '../../contracts/staff/staff.contract.ts';
import content from '../shell/content.module.css';
import { StaffSite } from '../shell/staff/StaffSite.tsx';
import { withdrawalTexts, type StaffPageLanguage } from '../shell/staff/staff.texts.ts';
import styles from './staff-withdrawals.module.css';
import type { StaffWithdrawalsProps } from './staff-withdrawals.page.ts';

type Case = StaffWithdrawalsProps['sites'][number]['cases'][number];

const Row = ({ one: { clock, declared }, language }: { readonly one: Case; readonly language: StaffPageLanguage }) => {
  const texts = withdrawalTexts[language];
  const { name, email, typedNumber, orderNumber, articles, hasReceipt } = declared;
  return (
    <tr>
      <td className={styles.at}>{clock}</td>
      <td>{name === undefined ? texts.erased : `${name}, ${email ?? ''}`}</td>
      <td>
        {orderNumber ?? `${texts.unmatched}${typedNumber === undefined ? '' : `: ${typedNumber}`}`}
        {!hasReceipt && <p className={styles.note}>{texts.noReceipt}</p>}
      </td>
      <td className={styles.articles}>{articles ?? texts.whole}</td>
    </tr>
  );
};

export const StaffWithdrawalsPage = ({ language, otherUrl, sites }: StaffWithdrawalsProps) => {
  const texts = withdrawalTexts[language];
  return (
    <div className={content.width} lang={language}>
      <div className={styles.page}>
        <h1>{texts.title}</h1>
        <p>{texts.intro}</p>
        <p className={styles.links}>
          <a href={`${staffTimelinePath}?lang=${language}`}>{texts.timeline}</a>
          <a href={`${staffOrdersPath}?lang=${language}`}>{texts.orders}</a>
          <a href={otherUrl}>{texts.other}</a>
        </p>
        {sites.map(({ code, name, isOwn, cases }) => (
          <StaffSite key={code} name={name} isOwn={isOwn} count={cases.length}>
            {cases.length === 0 ? (
              <p>{texts.nothing}</p>
            ) : (
              <div className={styles.scroll}>
                <table className={styles.table}>
                  <thead>
                    <tr>
                      <th scope="col">{texts.at}</th>
                      <th scope="col">{texts.person}</th>
                      <th scope="col">{texts.order}</th>
                      <th scope="col">{texts.articles}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {cases.map((one) => (
                      <Row key={one.declared.id} one={one} language={language} />
                    ))}
                  </tbody>
                </table>
              </div>
            )}
          </StaffSite>
        ))}
      </div>
    </div>
  );
};
