interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: unknown) => void;
}

export interface Gathering {
  readonly mostInARound: number;
  /** begins when everything that has arrived by now was read */
  readonly nextTurn: (begin: () => void) => void;
  /** begins a little later, when those who were just answered have had the time to ask again */
  readonly nextRound: (begin: () => void) => void;
}

/**
 * Answers together what is asked in one turn of the event loop, or while the round before is under way:
 *
 *     a ─┐         b, c ─┐              d ─┐
 *        └ round 1 (a) ──┴ round 2 (b, c) ─┴ round 3 (d)
 *
 * One round at a time, asks in the order they came. After a round of one that nobody has waited for nothing is waited for
 * either. After any other the next one begins when as many ask as were seen last, or a little later: the first to come back
 * would make a round of one else, and keep all others waiting. `work` answers in the order of its asks; where it fails, all of
 * its round do.
 */
export const gathered = <Ask, Answer>(
  { mostInARound, nextTurn, nextRound }: Gathering,
  work: (asks: readonly Ask[]) => Promise<readonly Answer[]>,
): ((ask: Ask) => Promise<Answer>) => {
  const line: Waiting<Ask, Answer>[] = [];
  let state: 'idle' | 'running' | 'pausing' = 'idle';
  /** so many end a pause before its time */
  let expected = 0;
  let pauses = 0;

  const round = async (): Promise<void> => {
    const asked = line.splice(0, mostInARound);
    try {
      const answers = await work(asked.map(({ ask }) => ask));
      for (const [place, { resolve, reject }] of asked.entries()) {
        if (place < answers.length) resolve(answers[place] as Answer); // within the answers' length
        else reject(new Error('the round has answered fewer than were asked'));
      }
    } catch (fault) {
      for (const { reject } of asked) reject(fault);
    }
    expected = Math.min(asked.length + line.length, mostInARound);
    if (expected > 1) pause();
    else state = 'idle';
  };
  const start = (): void => {
    state = line.length > 0 ? 'running' : 'idle';
    if (line.length > 0) void round();
  };
  const pause = (): void => {
    state = 'pausing';
    pauses += 1;
    const own = pauses;
    nextRound(() => {
      if (state === 'pausing' && own === pauses) start();
    });
  };

  return (ask) =>
    new Promise((resolve, reject) => {
      line.push({ ask, resolve, reject });
      const isWaitedFor = state === 'idle' || (state === 'pausing' && line.length >= expected);
      if (!isWaitedFor) return;
      state = 'running';
      // Whatever else has arrived is read first: it comes along.
      nextTurn(start);
    });
};
