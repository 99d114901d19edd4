interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (fault: unknown) => void;
}

export interface Gathering {
  readonly mostInARound: number;
  /** begins when everything that has arrived by now was read */
  readonly nextTurn: (begin: () => void) => void;
  /** begins a little later: who was just answered may ask again, and comes along */
  readonly nextRound: (begin: () => void) => void;
}

/**
 * Answers together what is asked in one turn of the event loop, or while the round before is under way:
 *
 *     a ─┐         b, c ─┐              d ─┐
 *        └ round 1 (a) ──┴ round 2 (b, c) ─┴ round 3 (d)
 *
 * One round at a time, asks in the order they came. `work` answers in the order of its asks; where it fails, all of its round
 * do.
 */
export const gathered = <Ask, Answer>(
  { mostInARound, nextTurn, nextRound }: Gathering,
  work: (asks: readonly Ask[]) => Promise<readonly Answer[]>,
): ((ask: Ask) => Promise<Answer>) => {
  const line: Waiting<Ask, Answer>[] = [];
  let isRunning = false;

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
    if (line.length > 0) nextRound(start);
    else isRunning = false;
  };
  const start = (): void => void round();

  return (ask) =>
    new Promise((resolve, reject) => {
      line.push({ ask, resolve, reject });
      if (isRunning) return;
      isRunning = true;
      // Whatever else has arrived is read first: it comes along.
      nextTurn(start);
    });
};
