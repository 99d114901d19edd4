import { orderStates } from '../../contracts/order/order-state.contract.ts';
import {
  deliveryNotePath,
  staffOrdersPath,
  staffTimelinePath,
  staffWithdrawalsPath,
} from '../../contracts/staff/staff.contract.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Hidden } from '../../ui/hidden/Hidden.tsx';
import { Notification } from '../../ui/notification/Notification.tsx';
import content from '../shell/content.module.css';
import { orderTexts } from './staff-orders.texts.ts';
import styles from './staff-orders.module.css';
import type { StaffOrdersProps } from './staff-orders.page.ts';

type Shown = StaffOrdersProps['orders'][number];

const NextForm = ({
  order: { number, next },
  language,
  carriers,
}: Pick<StaffOrdersProps, 'language' | 'carriers'> & { readonly order: Shown['order'] }) => {
  const texts = orderTexts[language];
  if (next.length === 0) return null;
  const canSend = next.includes('SENT');
  return (
    <form className={styles.form} method="post">
      <input type="hidden" name="number" value={number} />
      <select className={styles.field} name="to" aria-label={texts.newState.replace('{number}', number)}>
        {next.map((state) => (
          <option key={state} value={state}>
            {texts.states[state]}
          </option>
        ))}
      </select>
      {canSend && (
        <>
          <select className={styles.field} name="carrier" aria-label={`${texts.carrier}, ${number}`}>
            {carriers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <input
            className={styles.field}
            name="parcel"
            maxLength={60}
            autoComplete="off"
            placeholder={texts.parcel}
            aria-label={`${texts.parcel}, ${number}`}
          />
        </>
      )}
      <Button type="submit" kind="secondary" size="small">
        {texts.set}
      </Button>
    </form>
  );
};

const Row = ({
  shown: { order, clock, total },
  language,
  carriers,
}: Pick<StaffOrdersProps, 'language' | 'carriers'> & { readonly shown: Shown }) => {
  const texts = orderTexts[language];
  const { number, state, payment, lines, deliveredTo, greeting, parcels, refundByHand } = order;
  return (
    <tr>
      <td className={styles.at}>{clock}</td>
      <td>
        <b>{number}</b>
        <p className={styles.note}>{[total, payment].filter(Boolean).join(', ')}</p>
        {lines.map(({ title, choice, quantity }) => (
          <p key={`${title} ${choice ?? ''}`} className={styles.note}>
            {`${quantity} × ${[title, choice].filter(Boolean).join(', ')}`}
          </p>
        ))}
      </td>
      <td>
        {deliveredTo.map((line) => (
          <div key={line}>{line}</div>
        ))}
        {greeting !== undefined && <p className={styles.greeting}>{greeting}</p>}
        <a className={styles.sheet} href={deliveryNotePath(number)}>
          {texts.sheet}
          <Hidden>{`, ${number}`}</Hidden>
        </a>
      </td>
      <td>
        {texts.states[state]}
        {parcels.map((parcel) => (
          <p key={parcel.number} className={styles.note}>{`${parcel.carrier} ${parcel.number}`}</p>
        ))}
        {refundByHand && <p className={styles.warning}>{texts.refund}</p>}
      </td>
      <td>
        <NextForm order={order} language={language} carriers={carriers} />
      </td>
    </tr>
  );
};

const Filters = ({ language, state }: Pick<StaffOrdersProps, 'language' | 'state'>) => {
  const texts = orderTexts[language];
  return (
    <ul className={styles.filters}>
      {[undefined, ...orderStates].map((one) => (
        <li key={one ?? 'all'}>
          <a
            href={`${staffOrdersPath}?lang=${language}${one ? `&state=${one}` : ''}`}
            aria-current={one === state ? 'page' : undefined}
          >
            {one ? texts.states[one] : texts.all}
          </a>
        </li>
      ))}
    </ul>
  );
};

export const StaffOrdersPage = (props: StaffOrdersProps) => {
  const { language, otherUrl, siteName, state, orders, last } = props;
  const texts = orderTexts[language];
  return (
    <div className={content.width} lang={language}>
      <div className={styles.page}>
        <h1>{`${texts.title}: ${siteName}`}</h1>
        <p>{texts.intro}</p>
        <p className={styles.links}>
          <a href={`${staffTimelinePath}?lang=${language}`}>{texts.timeline}</a>
          <a href={`${staffWithdrawalsPath}?lang=${language}`}>{texts.withdrawals}</a>
          <a href={otherUrl}>{texts.other}</a>
        </p>
        {last && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- `output` must not contain blocks
          <div role="status">
            <Notification kind={last.outcome === 'DONE' ? 'success' : 'error'}>
              {texts.outcome[last.outcome].replace('{number}', last.number)}
            </Notification>
          </div>
        )}
        <Filters language={language} {...(state ? { state } : {})} />
        {orders.length === 0 ? (
          <p>{texts.nothing}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
          <section className={styles.scroll} aria-label={texts.title} tabIndex={0}>
            <table className={styles.table}>
              <thead>
                <tr>
                  {([texts.at, texts.order, texts.to, texts.state, texts.next] as const).map((head) => (
                    <th key={head} scope="col">
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {orders.map((shown) => (
                  <Row key={shown.order.number} shown={shown} language={language} carriers={props.carriers} />
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </div>
  );
};
