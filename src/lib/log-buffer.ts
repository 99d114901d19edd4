/** TRK-7 */
export const logEntriesKept = 100;

export interface LogEntry {
  readonly at: number;
  readonly message: string;
}

/** Keeps the last log entries, oldest first, for the search for faults. */
export const logBuffer = (most = logEntriesKept) => {
  const entries: LogEntry[] = [];
  return {
    add: (entry: LogEntry): void => {
      entries.push(entry);
      // A negative number of entries removes none.
      entries.splice(0, entries.length - most);
    },
    read: (): readonly LogEntry[] => [...entries],
  };
};
export type LogBuffer = ReturnType<typeof logBuffer>;
