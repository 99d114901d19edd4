import pg from 'pg';
import { DatabaseAwayError } from '../../lib/database.ts';

/** Error codes of the server: statement canceled, lock not available, idle transaction ended, disk full, read-only. */
const readOnlyCode = '25006';
const awayCodes = new Set(['57014', '55P03', '25P03', '53100', readOnlyCode]);
const invalidUrl = 'ERR_INVALID_URL';

const isAway = (fault: Error & { code?: unknown }): boolean => {
  if (fault instanceof pg.DatabaseError) return fault.severity === 'FATAL' || awayCodes.has(fault.code ?? '');
  return !(fault instanceof TypeError) || fault.code === invalidUrl;
};

/** Turns a fault of the connection, but not one of the statement, into a DatabaseAwayError. */
export const awayErrorOf = (fault: unknown): unknown => {
  if (!(fault instanceof Error) || fault instanceof DatabaseAwayError || !isAway(fault)) return fault;
  // If a host has several addresses and all refuse, the fault has only a code.
  const reason = fault.message || ('code' in fault ? String(fault.code) : 'no reason');
  return new DatabaseAwayError(`The database that DATABASE_URL names cannot be asked: ${reason}.`, { cause: fault });
};

export const withAwayError = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (fault) {
    throw awayErrorOf(fault);
  }
};

/**
 * Whether the server only reads: after a failover a connection may still lead to the former primary, now a standby. It would
 * refuse every change for ever, so it is replaced by one to the server that now has the address.
 */
export const isReadOnly = (fault: unknown): boolean => fault instanceof pg.DatabaseError && fault.code === readOnlyCode;

/** Returns the fault that leaves a connection of no use; the fault of a statement does not. */
export const breakOf = (fault: unknown): Error | undefined => {
  const cause = fault instanceof DatabaseAwayError ? fault.cause : fault;
  const isOfStatement = cause instanceof pg.DatabaseError && cause.severity !== 'FATAL' && !isReadOnly(cause);
  return cause instanceof Error && !isOfStatement ? cause : undefined;
};
