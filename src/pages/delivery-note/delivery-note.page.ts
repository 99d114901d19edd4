import type { StaffOrder } from '../../contracts/order/order-state.contract.ts';
import { deliveryNotePath, staffSignInFor } from '../../contracts/staff/staff.contract.ts';
import { titleOf } from '../account/account.rules.ts';
import { dayIn } from '../orders/orders.rules.ts';
import type { PageDefinition } from '../page.ts';

export interface DeliveryNotePageProps extends Pick<StaffOrder, 'number' | 'lines' | 'deliveredTo' | 'greeting'> {
  readonly day: string;
}

/** SHOP-13: the sheet that staff put into the parcel, in the language of its receiver and without prices. */
export const deliveryNote: PageDefinition<DeliveryNotePageProps> = {
  name: 'delivery-note',
  paths: [deliveryNotePath(':number')],
  type: 'content',
  personal: true,
  reducedHeader: true,
  reducedFooter: true,
  query: [],
  load: async ({ site, t, params, staff }) => {
    const { number: asked = '' } = params;
    const desk = await staff?.();
    if (!desk) return { kind: 'moved', permanent: false, to: staffSignInFor(deliveryNotePath(asked)) };
    const order = await desk.orders.one(site.code, asked);
    if (!order) return { kind: 'missing' };
    const { number, lines, deliveredTo, greeting, placedAt } = order;
    return {
      kind: 'shown',
      status: 200,
      head: titleOf(`${t('page.delivery-note.title')} ${number}`),
      props: {
        number,
        lines,
        deliveredTo,
        ...(greeting === undefined ? {} : { greeting }),
        day: dayIn(site, new Date(placedAt)),
      },
    };
  },
};
