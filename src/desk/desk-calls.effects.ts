import type { Calendar, CalendarQuery } from '../contracts/staff/calendar.contract.ts';
import {
  deskCalendarPath,
  deskChoicesPath,
  deskDraftsPath,
  deskDrawnPath,
  deskActsPath,
  deskHistoryPath,
  deskItemsPath,
  deskPlanningPath,
  deskReleasePath,
  deskReleasesPath,
  deskRestorePath,
  deskTestActsPath,
  deskTestPath,
  deskTestResultPath,
  deskTestsPath,
} from '../contracts/staff/desk-paths.contract.ts';
import type {
  Act,
  DeskItem,
  Draft,
  DrawnItem,
  FieldDifference,
  HistoryEntry,
  ItemFault,
  NewRelease,
  OpenRelease,
  PutDraft,
  Release,
  ReleaseList,
} from '../contracts/staff/desk.contract.ts';
import type { Choices } from '../contracts/staff/desk-choices.contract.ts';
import type { Planning } from '../contracts/staff/planning.contract.ts';
import type { DeskKind } from '../contracts/staff/desk-items.contract.ts';
import type {
  DeskTest,
  NewTest,
  PutTest,
  TestAct,
  TestList,
  TestResult,
} from '../contracts/staff/desk-test.contract.ts';
import { csrfHeader, type SiteCode } from '../contracts/shop/site.contract.ts';

const longestCallMs = 15_000;

/** Why a call was refused: the code of the contract, empty where the shop could not be reached. */
export interface Refusal {
  readonly ok: false;
  readonly code: string;
  readonly faults: readonly (ItemFault & { readonly site?: string; readonly key?: string })[];
  readonly current?: Draft;
  readonly difference: readonly FieldDifference[];
}
export type Answer<T> = { readonly ok: true; readonly value: T } | Refusal;

interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** With code of its own: what the desk shared with the shop's first script would make that larger for shoppers. */
const send = ({ method, path, body }: Request, signal = AbortSignal.timeout(longestCallMs)): Promise<Response> =>
  fetch(path, {
    method,
    credentials: 'same-origin',
    headers: { [csrfHeader]: '1', ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

interface Problem {
  readonly error?: string;
  readonly detail?: string;
  readonly faults?: Refusal['faults'];
  readonly current?: Draft | null;
  readonly difference?: readonly FieldDifference[];
}

/** The desk comes with the shop that it calls, so that a body has the shape of the contract. */
const call = async <T>(request: Request): Promise<Answer<T>> => {
  try {
    const response = await send(request);
    const body: unknown = response.status === 204 ? undefined : await response.json();
    if (response.ok) return { ok: true, value: body as T };
    const { error = '', faults = [], difference = [], current } = body as Problem;
    return { ok: false, code: error, faults, difference, ...(current ? { current } : {}) };
  } catch {
    return { ok: false, code: '', faults: [], difference: [] };
  }
};

/** Without a site: all of them. */
interface Wanted {
  readonly site: CalendarQuery['site'] | undefined;
  readonly from: string;
  readonly days: number;
}

const at = (path: string, id: number): string => path.replace(':id', String(id));

export const deskCalls = {
  items: (query: { readonly kind: DeskKind; readonly site?: SiteCode; readonly key?: string }) =>
    call<{ readonly items: readonly DeskItem[] }>({
      method: 'GET',
      path: `${deskItemsPath}?${new URLSearchParams(query)}`,
    }),
  choices: (site: SiteCode) => call<Choices>({ method: 'GET', path: `${deskChoicesPath}?site=${site}` }),
  calendar: ({ site, from, days }: Wanted) =>
    call<Calendar>({
      method: 'GET',
      path: `${deskCalendarPath}?${new URLSearchParams({ from, days: String(days), ...(site ? { site } : {}) })}`,
    }),
  planning: (query: string) => call<Planning>({ method: 'GET', path: `${deskPlanningPath}?${query}` }),
  releases: () => call<ReleaseList>({ method: 'GET', path: deskReleasesPath }),
  open: (id: number) => call<OpenRelease>({ method: 'GET', path: at(deskReleasePath, id) }),
  make: (body: NewRelease) => call<Release>({ method: 'POST', path: deskReleasesPath, body }),
  act: (id: number, body: Act) => call<Release | undefined>({ method: 'POST', path: at(deskActsPath, id), body }),
  put: (id: number, body: PutDraft) => call<Draft>({ method: 'PUT', path: at(deskDraftsPath, id), body }),
  drop: (id: number, { kind, site, key, version }: Draft) =>
    call<undefined>({ method: 'DELETE', path: at(deskDraftsPath, id), body: { kind, site, key, version } }),
  tests: () => call<TestList>({ method: 'GET', path: deskTestsPath }),
  makeTest: (body: NewTest) => call<DeskTest>({ method: 'POST', path: deskTestsPath, body }),
  putTest: (id: number, body: PutTest) => call<DeskTest>({ method: 'PUT', path: at(deskTestPath, id), body }),
  actOnTest: (id: number, body: TestAct) =>
    call<DeskTest | undefined>({ method: 'POST', path: at(deskTestActsPath, id), body }),
  /** without a site: of all sites together */
  testResult: (id: number, effect: number, site: SiteCode | undefined) =>
    call<TestResult>({
      method: 'GET',
      path: `${at(deskTestResultPath, id)}?${new URLSearchParams({ effect: String(effect), ...(site ? { site } : {}) })}`,
    }),
  history: () => call<{ readonly entries: readonly HistoryEntry[] }>({ method: 'GET', path: deskHistoryPath }),
  restore: (entry: number, release: number) =>
    call<Draft>({ method: 'POST', path: at(deskRestorePath, entry), body: { release, version: 0 } }),
  /** returns the page of the block, or the reason why it cannot be drawn */
  drawn: async (body: DrawnItem, signal: AbortSignal): Promise<string | ItemFault | undefined> => {
    try {
      const response = await send({ method: 'POST', path: deskDrawnPath, body }, signal);
      if (response.ok) return await response.text();
      const { faults = [], detail = '' } = (await response.json()) as Problem;
      return faults[0] ?? { code: 'shape', field: '', text: detail };
    } catch {
      return undefined;
    }
  },
};
