import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { lastPartIn } from '../../../domain/pictures/picture-names.rules.ts';
import { createPictureFetching } from '../../../services/pictures/picture-fetching.service.ts';
import { pacedCheck } from '../../../services/pictures/picture-pace.ts';
import { pictureRoutes } from '../../../services/pictures/pictures.routes.ts';
import { createPictureRepository } from '../../../services/pictures/pictures.repository.ts';
import { createPictureService, type PictureMaster } from '../../../services/pictures/pictures.service.ts';
import { newsletterMasters } from '../../content/newsletter-masters.ts';
import { sendProblem } from '../../http/problems.ts';
import { newsletterPictures } from '../../rendering/newsletter-pictures.ts';
import { masterFiles } from '../../files/master-files.ts';
import { checkPicture } from './picture-check.ts';
import { createPictureFetch } from './picture-fetch.ts';
import { pictureFiles } from './picture-files.ts';
import type { ShopContext } from '../shop-context.ts';
import { storedMasters } from './stored-masters.ts';

const listOf = (text: string): string[] => text.split(',').map((one) => one.trim());

/** Composes the pictures of the content in every size, those of feeds, and those of the newsletter form. */
export const composePictures = ({ app, config, db, files: shared, folder, now }: ShopContext) => {
  const masters = join(folder, 'pictures');
  const repository = createPictureRepository(db);
  const files = masterFiles(shared);
  const content = pictureFiles({ masters, renderings: join(config.DATA_DIR, 'pictures') });
  const stored = storedMasters({
    repository,
    files,
    now,
    onGone: (name) =>
      app.log.error({ picture: name }, 'a picture is missing in FILES_DIR or FILES_URL: do all processes share one?'),
  });
  const master = async (name: string): Promise<PictureMaster | undefined> => {
    const lastPart = lastPartIn(name);
    if (lastPart === undefined) return (await content.master(name)) ?? stored([name]);
    return (await stored([name, lastPart])) ?? content.master(lastPart);
  };
  pictureRoutes(app, {
    pictures: createPictureService({
      ...content,
      master,
      onLost: (fault) => app.log.warn({ err: fault }, 'a picture could not be kept'),
    }),
    sendProblem,
  });
  const { PICTURE_HOSTS: hosts, PICTURE_ORIGINS_INSIDE: inside } = config;
  const fetch = createPictureFetch({
    allowance: {
      // Written as an address has it: without the usual port.
      insideOrigins: inside ? listOf(inside).map((origin) => new URL(origin).origin) : [],
      ...(hosts ? { hosts: listOf(hosts) } : {}),
    },
  });
  const fetching = createPictureFetching({
    repository,
    fetch,
    check: pacedCheck({
      check: checkPicture,
      clockMs: () => performance.now(),
      rest: (ms, signal) => delay(ms, undefined, { signal }),
    }),
    files,
    now,
    onFault: (err) => {
      app.log.error({ err }, 'a picture of a feed could not be stored');
    },
    onRound: (sum) => app.log.info(sum, 'pictures of feeds were fetched'),
  });
  const newsletter = newsletterPictures(masters, newsletterMasters);
  newsletter.routes(app, { sendProblem });
  return {
    newsletter: newsletter.pictures,
    fetching: {
      work: fetching.work,
      stop: async () => {
        await fetching.stop();
        fetch.close();
      },
    },
  };
};
