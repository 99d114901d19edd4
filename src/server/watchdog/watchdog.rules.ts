/** What the watchdog sees at a tick of its own clock. */
export interface Tick {
  readonly atMs: number;
  /** turns that the main loop has made so far */
  readonly turns: number;
  /** the main loop may be silent: a debugger holds it, or it was asked to be left alone */
  readonly isExcused: boolean;
}

export interface Watched {
  readonly last: Tick;
  /** how long the main loop has made no turn, in time in which the watchdog's own clock ticked */
  readonly silentMs: number;
}

export interface WatchdogLimits {
  readonly tickMs: number;
  readonly limitMs: number;
}

/** Late ticks are usual on a busy machine; a longer gap means that the whole process stood still, the watchdog included. */
const latestTicks = 3;

export const beginWatch = (first: Tick): Watched => ({ last: first, silentMs: 0 });

/**
 * RUN-9. Time counts against the main loop only where the watchdog itself ran: a machine that was suspended, or a process that
 * was stopped (SIGSTOP), is no hang: the count begins again.
 */
export const afterTick = ({ last, silentMs }: Watched, tick: Tick, { tickMs }: WatchdogLimits): Watched => {
  const passedMs = tick.atMs - last.atMs;
  const isGap = passedMs < 0 || passedMs > tickMs * latestTicks;
  const isSilent = tick.turns === last.turns && !tick.isExcused && !isGap;
  return { last: tick, silentMs: isSilent ? silentMs + passedMs : 0 };
};

export const isStuck = ({ silentMs }: Watched, { limitMs }: WatchdogLimits): boolean => silentMs >= limitMs;
