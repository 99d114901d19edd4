import { createPasswords, hashParameters } from '../../../src/services/login/password-hash.service.ts';

/** The hash of production takes 40 ms, and most tests log in. password-hash.service.test.ts tests that one. */
export const quickPasswords = () => createPasswords({ ...hashParameters, memory: 64, passes: 1 });
