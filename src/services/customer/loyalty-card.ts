import { randomInt } from 'node:crypto';
import type { BeanEntry } from '../../contracts/customer/account.contract.ts';

/** CUST-2 */
const welcomeAmount = 100;

export const newCardNumber = (): string => `6032${Array.from({ length: 12 }, () => randomInt(10)).join('')}`;
export const welcomeBeans = (at: Date): BeanEntry => ({ at, amount: welcomeAmount, reason: 'card' });
