import { join } from 'node:path';
import { pictureRoutes } from '../../services/pictures/pictures.routes.ts';
import { createPictureService } from '../../services/pictures/pictures.service.ts';
import { newsletterMasters } from '../content/newsletter-masters.ts';
import { sendProblem } from '../http/problems.ts';
import { newsletterPictures } from '../rendering/newsletter-pictures.ts';
import { pictureFiles } from './picture-files.ts';
import type { ShopContext } from './shop-context.ts';

/** Composes the pictures of the content in every size, and those of the newsletter form. */
export const composePictures = ({ app, config, folder }: ShopContext) => {
  const masters = join(folder, 'pictures');
  pictureRoutes(app, {
    pictures: createPictureService({
      ...pictureFiles({ masters, renderings: join(config.DATA_DIR, 'pictures') }),
      onLost: (fault) => app.log.warn({ err: fault }, 'a picture could not be kept'),
    }),
    sendProblem,
  });
  const newsletter = newsletterPictures(masters, newsletterMasters);
  newsletter.routes(app, { sendProblem });
  return { newsletter: newsletter.pictures };
};
