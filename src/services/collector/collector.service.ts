import { mostEventsInABatch, type Batch } from '../../contracts/tracking/collector.contract.ts';
import type { SiteCode } from '../../contracts/shop/site.contract.ts';
import { keptData } from '../../sites/law/kept-data.ts';
import { createBatcher, type BatchSchedule } from '../../lib/flow/batch.ts';
import { mostRows, type CollectorRepository, type KeptEvent } from './collector.repository.ts';
import { utcDay } from '../../lib/time/day.ts';

const inMonths = (at: Date, months: number): Date => {
  const later = new Date(at);
  later.setUTCMonth(at.getUTCMonth() + months);
  return later;
};

export interface CollectorParts {
  readonly repository: CollectorRepository;
  readonly now: () => Date;
  readonly turns: BatchSchedule;
}

/** TRK-5: stores batches, those of one turn of the event loop in one statement, and resolves when they are stored. */
export const createCollectorService = ({ repository, now, turns }: CollectorParts) => {
  const keep = createBatcher<readonly KeptEvent[], void>(
    { ...turns, mostPerBatch: Math.floor(mostRows / mostEventsInABatch) },
    async (batches) => {
      await repository.keep(batches.flat());
      return batches.map(() => undefined);
    },
  );
  return {
    take: (site: SiteCode, { visitor, page, events }: Batch): Promise<void> => {
      const receivedAt = now();
      const expiresOn = utcDay(inMonths(receivedAt, keptData.statisticsMonths));
      return keep(events.map((event): KeptEvent => ({ ...event, visitor, site, page, receivedAt, expiresOn })));
    },
    tidyUp: (): Promise<void> => repository.forget(utcDay(now())),
  };
};
export type CollectorService = ReturnType<typeof createCollectorService>;
