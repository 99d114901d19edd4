/** What went wrong in the browser, for those who look at the console; never shown to the visitor. */
export interface Log {
  warn(message: string, detail?: unknown): void;
}

export const browserLog: Log = {
  warn: (message, detail) => console.warn(`[kontor] ${message}`, detail ?? ''),
};
