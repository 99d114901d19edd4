import { openPreviewPath, type PreviewChoice } from '../../contracts/staff/preview.contract.ts';
import { staffSignInFor } from '../../contracts/staff/staff.contract.ts';
import { omitNullish } from '../../lib/omit-nullish.ts';
import { safePath } from '../../lib/safe-path.ts';
import type { Site } from '../../sites/site.ts';
import type { PageDefinition, PageRequest, PageServices, PageSubmission, Shown } from '../page.ts';
import { sharedPreviewTexts, staffPageLanguage, type StaffPageLanguage } from '../shell/staff/staff.texts.ts';

export interface StaffPreviewProps {
  readonly language: StaffPageLanguage;
  readonly otherUrl: string;
  /** what the link shares; nothing where it is over */
  readonly shared?: {
    readonly token: string;
    readonly to: string;
    /** on the clocks of the country */
    readonly moment: string;
    readonly test?: string;
    readonly release?: string;
  };
}

const momentOn = ({ timeZone }: Site, at: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

const urlOf = (token: string, to: string, lang?: string): string =>
  `${openPreviewPath}?${new URLSearchParams({ token, ...(to === '/' ? {} : { to }), ...omitNullish({ lang }) })}`;

const shown = (
  { site, query }: PageRequest,
  { token, to, choice }: { readonly token: string; readonly to: string; readonly choice?: PreviewChoice | undefined },
): Shown<StaffPreviewProps> => {
  const language = staffPageLanguage(query['lang']);
  const shared = choice && {
    token,
    to,
    moment: momentOn(site, choice.at),
    ...(choice.test ? { test: `${choice.test.name}: ${choice.test.group}` } : {}),
    ...(choice.release === undefined ? {} : { release: String(choice.release) }),
  };
  return {
    kind: 'shown',
    status: choice ? 200 : 410,
    head: { title: sharedPreviewTexts[language].title },
    props: { language, otherUrl: urlOf(token, to, language === 'de' ? 'en' : 'de'), ...(shared ? { shared } : {}) },
  };
};

/** What the address or the form says; texts that are no path of this shop lead to its home page. */
const asked = ({ token = '', to }: Readonly<Record<string, string>>) => ({ token, to: safePath(to) ?? '/' });

const load = async (request: PageRequest, _services: PageServices, isPressed = false, fields = request.query) => {
  const { token, to } = asked(fields);
  const desk = await request.staff?.();
  if (!desk) return { kind: 'moved', permanent: false, to: staffSignInFor(urlOf(token, to)) } as const;
  const preview = await desk.sharedPreview(token);
  if (preview && (isPressed || preview.isFromDesk))
    return { kind: 'moved', permanent: false, to, setCookies: await preview.open() } as const;
  return shown(request, { token, to, choice: preview?.choice });
};

/**
 * PREV-7: opens a shared preview. A link sets nothing by itself (SAFE-1), unless it was followed from the desk or the time line:
 * another site can lead a member of staff to it.
 */
export const staffPreview: PageDefinition<StaffPreviewProps> = {
  name: 'staff-preview',
  paths: [openPreviewPath],
  type: 'content',
  personal: true,
  query: ['token', 'to', 'lang'],
  longestQueryValue: 1000,
  fields: ['token', 'to'],
  load: (request, services) => load(request, services),
  submit: (submission: PageSubmission, services) => load(submission, services, true, submission.form),
};
