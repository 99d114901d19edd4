import type { WithdrawalCase } from '../../contracts/customer/contact.contract.ts';
import { staffSignInFor, staffWithdrawalsPath } from '../../contracts/staff/staff.contract.ts';
import { allSites } from '../../sites/sites.ts';
import type { Site } from '../../sites/site.ts';
import type { PageDefinition } from '../page.ts';
import { staffPageLanguage, withdrawalTexts, type StaffPageLanguage } from '../shell/staff/staff.texts.ts';

export interface StaffWithdrawalsProps {
  readonly language: StaffPageLanguage;
  readonly otherUrl: string;
  readonly sites: readonly {
    readonly code: string;
    readonly name: string;
    readonly isOwn: boolean;
    readonly cases: readonly { readonly clock: string; readonly declared: WithdrawalCase }[];
  }[];
}

/** `2026-03-06 08:00` on the clocks of the country. */
const momentOn = ({ timeZone }: Site, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

/** LAW-2: the declarations of withdrawal per site, the newest first. */
export const staffWithdrawals: PageDefinition<StaffWithdrawalsProps> = {
  name: 'staff-withdrawals',
  paths: [staffWithdrawalsPath],
  type: 'content',
  personal: true,
  query: ['lang'],
  load: async ({ site, query, staff }) => {
    const desk = await staff?.();
    const language = staffPageLanguage(query['lang']);
    const urlIn = (lang: string) => `${staffWithdrawalsPath}?lang=${lang}`;
    if (!desk) return { kind: 'moved', permanent: false, to: staffSignInFor(urlIn(language)) };
    const own = [site, ...allSites.filter(({ code }) => code !== site.code)];
    return {
      kind: 'shown',
      status: 200,
      head: { title: withdrawalTexts[language].title },
      props: {
        language,
        otherUrl: urlIn(language === 'de' ? 'en' : 'de'),
        sites: await Promise.all(
          own.map(async (one) => ({
            code: one.code,
            name: one.countryName,
            isOwn: one.code === site.code,
            cases: (await desk.withdrawals(one.code)).map((declared) => ({
              clock: momentOn(one, declared.at),
              declared,
            })),
          })),
        ),
      },
    };
  },
};
