import { expect, filled, test } from '../support/browser/journey.ts';
import { openMailServer, type MailServer } from '../support/other-servers/mail-server.ts';
import { copyOfData, openShop } from '../support/shops/shop.ts';

/** How many; `SIGN_UPS=1000` is the size of which the promise speaks. */
const signUps = Number(process.env['SIGN_UPS'] ?? 60);
const together = 20;
/** An overloaded shop responds with 503, and its visitor tries again. */
const tries = 100;

// A mail that was tried in vain waits for half a minute, then for a minute, and so on.
test.describe.configure({ timeout: 900_000 });

test('[NEWS-10] with the mail server down for half of the time and the shop killed in the middle every mail arrives, once', async () => {
  let server: MailServer = await openMailServer();
  const { port, url } = server;
  const servers = [server];
  let isUp = true;
  const turn = async (): Promise<void> => {
    if (isUp) await server.close();
    else servers.push((server = await openMailServer(port)));
    isUp = !isUp;
  };
  const dataDir = copyOfData(filled(), 'mails');
  // Each visitor comes from an address of their own.
  const shop = await openShop({ dataDir, env: { SMTP_URL: url, TRUST_PROXY: 'loopback' } });
  const accepted: string[] = [];
  const refusals = new Map<number, number>();
  const signUp = async (number: number, times = 1): Promise<void> => {
    const email = `reader${number}@example.com`;
    const answer = await shop.ask({
      method: 'POST',
      path: '/service/newsletter/api/internal/newsletter-subscribers',
      headers: {
        'content-type': 'application/json',
        'x-hunter-csrf': '1',
        'x-forwarded-for': `10.${number >> 8}.${number & 255}.7`,
      },
      body: JSON.stringify({ email, consents: [], origin: 'NEWSLETTER', originAddition: 'footer' }),
    });
    if (answer.status === 202) return void accepted.push(email);
    refusals.set(answer.status, (refusals.get(answer.status) ?? 0) + 1);
    return times < tries ? signUp(number, times + 1) : undefined;
  };
  const numbers = Array.from({ length: signUps }, (_, number) => number);
  const rounds = Array.from({ length: Math.ceil(signUps / together) }, (_, round) =>
    numbers.slice(round * together, (round + 1) * together),
  );

  try {
    await turn();
    for (const [round, some] of rounds.entries()) {
      const under = some.map((number) => signUp(number));
      if (round === Math.floor(rounds.length / 2)) {
        // As soon as one of them is in, with the others on their way.
        await Promise.any(under);
        await shop.kill9();
        await Promise.allSettled(under);
        await shop.start();
      } else await Promise.all(under);
      await turn();
    }
    if (!isUp) await turn();
    const received = () => servers.flatMap((one) => one.received);
    const arrivedAt = () => new Set(received().map(({ to }) => to[0]));
    await expect
      .poll(() => accepted.filter((email) => !arrivedAt().has(email)).length, { timeout: 800_000, intervals: [500] })
      .toBe(0);
    expect(accepted.length).toBeGreaterThan(signUps - together);
    // A recipient of two mails got the same mail twice: its confirmation was lost when the mail server or the shop was stopped.
    const ids = new Map<string, Set<string>>();
    for (const { to, mail } of received())
      ids.set(to[0] ?? '', (ids.get(to[0] ?? '') ?? new Set()).add(mail.messageId ?? ''));
    expect([...ids].filter(([, own]) => own.size !== 1)).toEqual([]);
    const twice = received().length - arrivedAt().size;
    expect(twice).toBeLessThanOrEqual(servers.length);
    process.stdout.write(
      `${accepted.length} of ${signUps} sign-ups were answered, ${arrivedAt().size} mails arrived, ${twice} of them twice; refused: ${JSON.stringify([...refusals])}\n`,
    );
  } finally {
    await shop.stop();
    if (isUp) await server.close();
  }
});
