/** Shows the progress of a command: one line that is overwritten on a terminal, a new line now and then elsewhere. */
export interface Progress {
  readonly show: (share: number | undefined, items: number) => void;
  readonly end: () => void;
}

export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const width = 24;
const lineEveryMs = 5000;
const drawEveryMs = 100;

export const figure = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

export const barOf = (share: number): string => {
  const full = Math.round(Math.min(1, Math.max(0, share)) * width);
  return `[${'█'.repeat(full)}${'░'.repeat(width - full)}]`;
};

/** `share` is 0 to 1, or `undefined` if the size of the source is unknown. */
const lineOf = (share: number | undefined, items: number): string => {
  const percent = share === undefined ? '' : `${String(Math.floor(share * 100)).padStart(3)} %  `;
  return `${percent}${figure(items)} articles`;
};

export const createProgress = (output: ProgressOutput, now: () => number): Progress => {
  let shownAt = now();
  let isDrawn = false;
  const every = output.isTTY ? drawEveryMs : lineEveryMs;
  return {
    show: (share, items) => {
      if (now() - shownAt < every) return;
      shownAt = now();
      if (!output.isTTY) {
        output.write(`${lineOf(share, items).trim()}\n`);
        return;
      }
      isDrawn = true;
      output.write(`\r\u001B[K${share === undefined ? '' : `${barOf(share)} `}${lineOf(share, items)}`);
    },
    end: () => {
      if (isDrawn) output.write('\r\u001B[K');
    },
  };
};
