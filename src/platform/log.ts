/** Writes faults to the browser's console; visitors never see them. */
export interface Log {
  warn(message: string, detail?: unknown): void;
}

export const browserLog: Log = {
  warn: (message, detail) => console.warn(`[kontor] ${message}`, detail ?? ''),
};
