import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Type, type Static } from 'typebox';
import { beanReasons, cardStatuses, salutations } from '../../contracts/customer/account.contract.ts';
import { siteCodes, type SiteCode } from '../../contracts/shop/site.contract.ts';
import { nameOn } from '../../domain/customer/names.rules.ts';
import type { Database } from '../../lib/database.ts';
import { invariant } from '../../lib/invariant.ts';
import type { DemoCustomer } from '../../pages/page.ts';
import { createCustomerRepository } from '../../services/customer/customer.repository.ts';
import { createKeepingRepository } from '../../services/customer/keeping.repository.ts';
import { createPasswords } from '../../services/login/password-hash.service.ts';
import { sites } from '../../sites/sites.ts';
import { contentFaults, type Fault } from '../content/faults/content-faults.ts';
import { readContentFile } from '../content/content-files.ts';
import { alone } from './alone.ts';
import { createDemoOrders } from './demo-orders.ts';
import { dayMs, utcDay } from '../../lib/time/day.ts';

const closed = { additionalProperties: false } as const;
const word = Type.String({ minLength: 1, maxLength: 80 });
const daysAgo = Type.Integer({ minimum: 0, maximum: 800 });
const demoCustomerSchema = Type.Object(
  {
    email: Type.String({ pattern: '^[a-z]+@example\\.com$' }),
    salutation: Type.Enum(salutations),
    firstName: word,
    lastName: word,
    card: Type.Enum(cardStatuses),
    cardNumber: Type.Optional(Type.String({ pattern: '^6032[0-9]{12}$' })),
    isCommunityMember: Type.Boolean(),
    beans: Type.Array(Type.Object({ daysAgo, amount: Type.Integer(), reason: Type.Enum(beanReasons) }, closed)),
    address: Type.Optional(Type.Object({ street: word, postcode: word, city: word }, closed)),
    mobilePlan: Type.Optional(
      Type.Object(
        {
          name: word,
          number: word,
          usedGigabytes: Type.Number({ minimum: 0 }),
          bookedGigabytes: Type.Number({ minimum: 0 }),
          priceMinor: Type.Integer({ minimum: 0 }),
          renewsInDays: Type.Integer({ minimum: 0, maximum: 31 }),
        },
        closed,
      ),
    ),
  },
  closed,
);
/** `content/customers/demo.json`: a customer in each state, on every site, all with one password. */
const demoFileSchema = Type.Object(
  {
    password: Type.String({ minLength: 8 }),
    sites: Type.Object(
      Object.fromEntries(siteCodes.map((code) => [code, Type.Array(demoCustomerSchema, { minItems: 1 })])),
      closed,
    ),
  },
  closed,
);
type DemoEntry = Static<typeof demoCustomerSchema>;

const fileName = 'customers/demo.json';

/** Reports duplicates that the database would refuse: card numbers in the shop, e-mail addresses on a site. */
const checkUnique = (sitesOfFile: Readonly<Record<string, readonly DemoEntry[]>>, fault: Fault): void => {
  const cards = new Map<string, string>();
  for (const [site, entries] of Object.entries(sitesOfFile)) {
    const emails = new Set<string>();
    for (const [index, { email, cardNumber }] of entries.entries()) {
      const place = `sites.${site}.${index}`;
      if (emails.has(email)) fault(fileName, `${place}.email`, `${email} is taken`);
      emails.add(email);
      if (cardNumber === undefined) continue;
      const other = cards.get(cardNumber);
      if (other !== undefined) fault(fileName, `${place}.cardNumber`, `${cardNumber} is taken by ${other}`);
      else cards.set(cardNumber, place);
    }
  }
};

const readDemo = (
  folder: string,
): { readonly password: string; readonly of: (site: SiteCode) => readonly DemoEntry[] } => {
  const { fault, throwAny } = contentFaults(folder);
  const file = readContentFile(folder, fileName, demoFileSchema, fault);
  if (file) checkUnique(file.sites, fault);
  throwAny();
  invariant(file, 'a file that cannot be read is a fault');
  return { password: file.password, of: (site) => file.sites[site] ?? [] };
};

/** Whether the folder is a demo's: one of `init` has no invented customers, releases and results of tests. */
export const hasDemoCustomers = (folder: string): boolean => existsSync(join(folder, 'customers'));

/** The customers that the login page of a demo lists, with their password. */
export const demoCustomersIn = (folder: string): ((site: SiteCode) => readonly DemoCustomer[]) => {
  if (!hasDemoCustomers(folder)) return () => [];
  const { password, of } = readDemo(folder);
  return (site) =>
    of(site).map((one) => ({
      email: one.email,
      password,
      name: nameOn(sites[site], one),
      card: one.card,
    }));
};

type Missing = { readonly site: SiteCode; readonly entry: DemoEntry };

/** Adds the demo customers that are missing; existing ones keep their changes. */
export const fillDemoCustomers = async (db: Database, folder: string, at: Date): Promise<void> => {
  const { password, of } = readDemo(folder);
  const customers = createCustomerRepository(db);
  const missing = async () => {
    const found: Missing[] = [];
    for (const site of siteCodes) {
      for (const entry of of(site)) if (!(await customers.byEmail(site, entry.email))) found.push({ site, entry });
    }
    return found;
  };
  if ((await missing()).length === 0) return;
  await alone(db, 'customers of the demo', async () => {
    const left = await missing();
    if (left.length > 0) await addAll(db, left, { password, at });
  });
};

const addAll = async (
  db: Database,
  missing: readonly Missing[],
  { password, at }: { readonly password: string; readonly at: Date },
): Promise<void> => {
  const customers = createCustomerRepository(db);
  const keeping = createKeepingRepository(db);
  const orders = await createDemoOrders(db, at);
  // One hash is enough for all: the login page shows the password.
  const passwordHash = await createPasswords().hash(password);
  invariant(passwordHash, 'the demo is filled before other passwords are hashed');
  for (const { site, entry } of missing) {
    const { mobilePlan, beans, address, ...one } = entry;
    const id = randomUUID();
    await customers.transaction((rows) =>
      rows.add(
        {
          ...one,
          id,
          site,
          passwordHash,
          visitorId: randomUUID(),
          beans: beans.map(({ daysAgo, amount, reason }) => ({
            at: new Date(at.getTime() - daysAgo * dayMs),
            amount,
            reason,
          })),
          ...(mobilePlan ? { mobilePlan: planOf(site, mobilePlan, at) } : {}),
        },
        at,
      ),
    );
    if (!address) continue;
    const { firstName, lastName, salutation, email, card } = one;
    await orders.addTo({ id, site, email, card, address: { salutation, firstName, lastName, ...address } });
    await keeping.saveAddress(
      id,
      { id: randomUUID(), isNew: true },
      { ...address, firstName, lastName, isDefault: true },
      { most: 1, at },
    );
  }
};

const planOf = (site: SiteCode, plan: NonNullable<DemoEntry['mobilePlan']>, at: Date) => {
  const { priceMinor, renewsInDays, ...shown } = plan;
  return {
    ...shown,
    price: { amountMinor: priceMinor, currency: sites[site].currency },
    renewsOn: utcDay(new Date(at.getTime() + renewsInDays * dayMs)),
  };
};
