import { staffOidcPath, staffSignInPath, staffTimelinePath } from '../../contracts/staff/staff.contract.ts';
import { safePath } from '../../lib/safe-path.ts';
import type { PageDefinition } from '../page.ts';
import { signInTexts, staffPageLanguage, type StaffPageLanguage } from '../shell/staff/staff.texts.ts';

export interface StaffSigninProps {
  readonly language: StaffPageLanguage;
  readonly back: string;
  readonly problem?: string;
  /** wrong name or password: the password must be typed again */
  readonly isWrong?: true;
  /** address of the sign-in by the company's OpenID Connect provider, if configured */
  readonly oidcUrl?: string;
  readonly otherUrl: string;
}

const problems = { wrong: 'wrong', often: 'often', oidc: 'refused', silent: 'silent', unlisted: 'unlisted' } as const;
const isProblem = (word: string | undefined): word is keyof typeof problems =>
  word !== undefined && Object.hasOwn(problems, word);

/** For staff only; there are no links to it for visitors. */
export const staffSignin: PageDefinition<StaffSigninProps> = {
  name: 'staff-signin',
  paths: [staffSignInPath],
  type: 'content',
  personal: true,
  query: ['back', 'problem', 'lang'],
  // The link to a preview has a token.
  longestQueryValue: 1000,
  load: async ({ query, hasStaffOidc }) => {
    const language = staffPageLanguage(query['lang']);
    const texts = signInTexts[language];
    const back = safePath(query['back']) ?? staffTimelinePath;
    const { problem } = query;
    const questionOf = (more: Readonly<Record<string, string>>) => new URLSearchParams({ ...more, back }).toString();
    return {
      kind: 'shown',
      status: 200,
      head: { title: texts.title },
      props: {
        language,
        back,
        otherUrl: `${staffSignInPath}?${questionOf({ lang: language === 'de' ? 'en' : 'de' })}`,
        ...(isProblem(problem) ? { problem: texts[problems[problem]] } : {}),
        ...(problem === 'wrong' ? { isWrong: true as const } : {}),
        ...(hasStaffOidc ? { oidcUrl: `${staffOidcPath}?${questionOf({})}` } : {}),
      },
    };
  },
};
