import { createCollectorRepository } from '../../services/collector/collector.repository.ts';
import { collectorRoutes } from '../../services/collector/collector.routes.ts';
import { createCollectorService } from '../../services/collector/collector.service.ts';
import { createConsentRepository } from '../../services/consent/consent.repository.ts';
import { consentRoutes } from '../../services/consent/consent.routes.ts';
import { createConsentService } from '../../services/consent/consent.service.ts';
import { sendProblem } from '../http/problems.ts';
import type { Moments } from '../rendering/moments.ts';
import { batchSchedule } from './batch-schedule.ts';
import type { ShopContext } from './shop-context.ts';

/** Composes consent, and the collector of the events that it allows. */
export const composeTracking = ({ app, config, db, now, siteOf }: ShopContext, moments: Moments) => {
  const consent = createConsentService({ repository: createConsentRepository(db), now });
  consentRoutes(app, { consent, siteOf });
  const collector = createCollectorService({ repository: createCollectorRepository(db), now, turns: batchSchedule });
  const perMinute = config.BATCHES_PER_MINUTE;
  collectorRoutes(app, { collector, siteOf, momentOf: moments.of, perMinute, sendProblem });
  return { tidyUp: [consent.tidyUp, collector.tidyUp] };
};
