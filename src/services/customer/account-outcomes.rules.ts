import type { AccountCode, AccountOutcome } from '../../contracts/customer/account.contract.ts';

export const done: AccountOutcome = { ok: true };
export const refused = (code: AccountCode): AccountOutcome => ({ ok: false, code });
export const tooMany = (seconds: number): AccountOutcome => ({ ok: false, code: 'TOO_MANY', seconds });
