import { pictureRatios, pictureSources } from '../../contracts/shop/pictures.contract.ts';
import { Region } from '../../islands/Region.tsx';
import { confirmFixtures } from '../../regions/form-part/confirm.fixtures.ts';
import type { ConfirmProps } from '../../regions/form-part/ConfirmButton.tsx';
import { ratingFixtures } from '../../regions/form-part/rating.fixtures.ts';
import { island as formPart } from '../../regions/form-part/form-part.island.tsx';
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
        <Region of={formPart} props={{ part: 'rating', of: props }} id={idOf('rating', name)} />
      </Example>
    ))}
  </div>
);

/** A visible toast; the button opens the modal. */
export const AboveExamples = () => (
  <>
    {Object.entries<ConfirmProps>(confirmFixtures).map(([name, props]) => (
      <Example key={name} name={name}>
        <Region of={formPart} props={{ part: 'confirm', of: props }} id={idOf('confirm', name)} />
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
