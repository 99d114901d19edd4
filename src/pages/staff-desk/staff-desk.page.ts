import { footerContentSchema } from '../../contracts/content/footer.contract.ts';
import { promotionContentSchema } from '../../contracts/content/promotion.contract.ts';
import { itemSchemas } from '../../contracts/staff/desk-items.contract.ts';
import { staffDeskPath, staffSignInFor } from '../../contracts/staff/staff.contract.ts';
import { deskViews, type DeskData, type DeskView } from '../../desk/desk-data.ts';
import { deskWords } from '../../desk/desk.texts.ts';
import type { FormSchema } from '../../desk/items/form-schema.rules.ts';
import { isoDay } from '../../lib/time/zoned-day.ts';
import { allSites } from '../../sites/sites.ts';
import type { PageDefinition } from '../page.ts';
import { staffPageLanguage } from '../shell/staff/staff.texts.ts';

export interface StaffDeskProps {
  readonly data: DeskData;
  readonly hasRole: boolean;
  readonly otherUrl: string;
}

const pathOf = (view: DeskView): string => (view === 'promotions' ? staffDeskPath : `${staffDeskPath}${view}`);

/** A schema as its JSON: what the form needs of it is written to the page. */
const asForm = (schema: object): FormSchema => JSON.parse(JSON.stringify(schema)) as FormSchema;

/** DESK-2, DESK-3: the desk, for staff with a role; its script draws it. */
export const staffDesk: PageDefinition<StaffDeskProps> = {
  name: 'staff-desk',
  paths: deskViews.map(pathOf),
  type: 'content',
  personal: true,
  query: ['lang', 'site', 'item'],
  load: async ({ site, path, query, staff, moment }) => {
    const desk = await staff?.();
    const language = staffPageLanguage(query['lang']);
    const view = deskViews.find((one) => pathOf(one) === path.split('?')[0]) ?? 'promotions';
    const asked = allSites.find(({ code }) => code === query['site']) ?? site;
    const item = query['item'];
    const urlIn = (one: DeskView, lang: string) => `${pathOf(one)}?lang=${lang}`;
    if (!desk) return { kind: 'moved', permanent: false, to: staffSignInFor(urlIn(view, language)) };
    return {
      kind: 'shown',
      status: 200,
      head: { title: deskWords[language][view], ...(desk.role ? { script: 'desk' as const } : {}) },
      props: {
        hasRole: desk.role !== undefined,
        otherUrl: urlIn(view, language === 'de' ? 'en' : 'de'),
        data: {
          view,
          language,
          site: asked.code,
          today: isoDay(moment.at, asked.timeZone),
          ...(item === undefined ? {} : { open: item }),
          sites: allSites.map(({ code, countryName, timeZone }) => ({ code, name: countryName, timeZone })),
          views: deskViews.map((one) => ({ view: one, url: urlIn(one, language) })),
          schemas: {
            promotion: asForm(promotionContentSchema),
            footer: asForm(footerContentSchema),
            themeworld: asForm(itemSchemas.themeworld),
            navigation: asForm(itemSchemas.navigation),
            search: asForm(itemSchemas.search),
            voucher: asForm(itemSchemas.voucher),
          },
        },
      },
    };
  },
};
