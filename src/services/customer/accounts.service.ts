import type { AccountDesk } from '../../contracts/customer/account.contract.ts';
import { createAccountAccess, type AccountAccessParts } from './account-access.service.ts';
import type { AccountCache } from './account-cache.service.ts';
import { createAccountLinks, type AccountLinkParts } from './account-links.service.ts';
import type { CustomerRepository } from './customer.repository.ts';
import { createCredentials, type CredentialParts } from './credentials.service.ts';
import { createDeletion, type DeletionParts } from './deletion.service.ts';
import { createPasswordReset, type PasswordResetParts } from './password-reset.service.ts';
import { createProfile, type ProfileParts } from './profile.service.ts';
import { createRegistration, type RegistrationParts } from './registration.service.ts';
import { createSessions, type SessionParts } from './sessions.service.ts';

export interface AccountParts
  extends
    AccountAccessParts,
    AccountLinkParts,
    CredentialParts,
    DeletionParts,
    PasswordResetParts,
    ProfileParts,
    RegistrationParts,
    SessionParts {
  readonly customers: CustomerRepository;
  readonly cache: AccountCache;
}

type Accounts = Omit<AccountDesk, 'addresses' | 'saveAddress' | 'removeAddress' | 'beans' | 'watched' | 'watch'>;

/** LOGIN-6: registration, login, and every change that a password or a mail protects. */
export const createAccounts = (parts: AccountParts) => {
  const { cache } = parts;
  const access = createAccountAccess(parts);
  const links = createAccountLinks(parts, access);
  const desk: Accounts = {
    ...createSessions(parts, access, cache),
    ...createRegistration(parts, access, links),
    ...createPasswordReset(parts, access, links, cache),
    ...createProfile(parts, access, cache),
    ...createCredentials(parts, access, links, cache),
    ...createDeletion(parts, access, cache),
    linkState: links.state,
  };
  return { desk, customerOf: cache.customerOf, tidyUp: links.tidyUp };
};
