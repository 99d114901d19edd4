import type { SiteCode } from '../../../src/contracts/shop/site.contract.ts';
import { loginDeviceCookie } from '../../../src/contracts/customer/login.contract.ts';
import { createDevices } from '../../../src/services/login/devices.service.ts';
import { createLoginTokens } from '../../../src/services/login/login-token.service.ts';
import { createLogins } from '../../../src/services/login/logins.service.ts';
import { createLongTermTokens } from '../../../src/services/login/long-term-token.service.ts';

export interface GuestLoginParts {
  readonly secrets?: readonly string[];
  readonly siteOf: (host: string | undefined) => SiteCode;
  readonly isSecure?: (site: SiteCode) => boolean;
  readonly now: () => Date;
}

/** The login tokens of a shop without accounts. */
export const guestLogins = ({
  secrets = ['a secret of more than thirty-two signs'],
  siteOf,
  isSecure = () => false,
  now,
}: GuestLoginParts) =>
  createLogins({
    loginTokens: createLoginTokens({ secrets, isSecure, now }),
    longTerm: createLongTermTokens({ secrets, isSecure, now }),
    devices: createDevices({ secrets, cookie: loginDeviceCookie, isSecure, now }),
    repository: {
      beginFamily: async () => {},
      family: async () => undefined,
      rotate: async () => undefined,
      rememberUntil: async () => {},
      endFamily: async () => {},
      endFamiliesOf: async () => {},
    },
    accountOf: async () => undefined,
    siteOf,
    now,
  });
