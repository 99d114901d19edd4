import { useT } from '../../sites/site-context.tsx';
import { Select } from '../../ui/select/Select.tsx';

/** CART-16: how often a subscription is sent; the second shortest interval is chosen. */
export const WeeksSelect = ({ weeks }: { readonly weeks: readonly number[] }) => {
  const t = useT();
  return (
    <Select
      name="weeks"
      label={t('page.content.offer.weeks')}
      options={weeks.map((every) => ({
        value: String(every),
        text: t('page.content.offer.everyWeeks', { weeks: every }),
      }))}
      value={String(weeks[1] ?? weeks[0])}
    />
  );
};
