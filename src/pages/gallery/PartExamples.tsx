import { pictureRatios, pictureSources } from '../../contracts/pictures.contract.ts';
import { Region } from '../../islands/Region.tsx';
import { picturesFixtures } from '../../regions/pictures/pictures.fixtures.ts';
import { island as pictures } from '../../regions/pictures/pictures.island.tsx';
import type { ProductPicturesProps } from '../../regions/pictures/ProductPictures.tsx';
import { ratingFixtures } from '../../regions/rating/rating.fixtures.ts';
import { island as rating } from '../../regions/rating/rating.island.tsx';
import type { RatingChoiceProps } from '../../ui/rating-choice/RatingChoice.tsx';
import { Picture } from '../../ui/picture/Picture.tsx';
import { Teaser } from '../../ui/teaser/Teaser.tsx';
import { Toast } from '../../ui/toast/Toast.tsx';
import { Example } from './Example.tsx';
import { idOf } from './example.rules.ts';
import styles from './gallery.module.css';

export const RatingExamples = () => (
  <div className={styles.columns}>
    {Object.entries<RatingChoiceProps>(ratingFixtures).map(([name, props]) => (
      <Example key={name} name={name}>
        <Region of={rating} props={props} id={idOf('rating', name)} />
      </Example>
    ))}
  </div>
);

/** The toast stands where it says something; pressing a picture opens the modal. */
export const AboveExamples = () => (
  <>
    {Object.entries<ProductPicturesProps>(picturesFixtures).map(([name, props]) => (
      <Example key={name} name={name}>
        <div className={styles.narrow}>
          <Region of={pictures} props={props} id={idOf('pictures', name)} />
        </div>
      </Example>
    ))}
    <Example name="a toast that says something">
      <div className={styles.screen}>
        <Toast words={{}} shown="Auf Ihrer Merkliste" link={{ href: '/watchlist', text: 'Ansehen' }} />
      </div>
    </Example>
  </>
);

const master = '101110001-with';

export const TeaserExamples = () => (
  <>
    <div className={styles.columns}>
      {['Guter Kaffee', 'Alles für Tee', 'Warm durch den Winter'].map((title) => (
        <Teaser
          key={title}
          href="/gallery"
          picture={
            <Picture
              sources={pictureSources(master, '16x9')}
              widths={[320, 640, 800]}
              sizes="(max-width: 667px) 92vw, 420px"
              alt=""
              ratio={[16, 9]}
            />
          }
          title={title}
          text="Der Text steht unter der Überschrift und wiederholt sie nicht."
        />
      ))}
    </div>
    <div className={styles.columns}>
      {pictureRatios
        .filter((ratio) => ratio !== 'original')
        .map((ratio) => {
          const [width = 1, height = 1] = ratio.split('x').map(Number);
          return (
            <Example key={ratio} name={ratio}>
              <Picture
                sources={pictureSources(master, ratio)}
                widths={[320, 640]}
                sizes="(max-width: 667px) 92vw, 420px"
                alt=""
                ratio={[width, height]}
              />
            </Example>
          );
        })}
    </div>
  </>
);
