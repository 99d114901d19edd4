import content from '../shell/content.module.css';
import { ButtonExamples, ChoiceExamples, MessageExamples } from './ControlExamples.tsx';
import { FieldExamples } from './FieldExamples.tsx';
import { AboveExamples, RatingExamples, TeaserExamples } from './PartExamples.tsx';
import styles from './gallery.module.css';
import { FlyoutExamples, MenuExamples, RowExamples, WorldExamples } from './NavigationExamples.tsx';
import { PromotionExamples } from './PromotionExamples.tsx';
import { PriceExamples, ThemeExamples, TypeExamples } from './LookExamples.tsx';
import {
  AppBannerExamples,
  BuyExamples,
  CartExamples,
  FooterExamples,
  HeaderExamples,
  IconFlyoutExamples,
  SearchExamples,
  TileExamples,
} from './RegionExamples.tsx';
import {
  ConsentExamples,
  EnlargeExamples,
  NewsletterExamples,
  PasswordExamples,
  PreviewExamples,
  WatchExamples,
} from './SmallRegionExamples.tsx';

const sections = [
  { title: 'Buttons', Examples: ButtonExamples },
  { title: 'Fields', Examples: FieldExamples },
  { title: 'Ratings to give', Examples: RatingExamples },
  { title: 'Above the page: modal and toast', Examples: AboveExamples },
  { title: 'Teasers and cutouts', Examples: TeaserExamples },
  { title: 'Choices and ways', Examples: ChoiceExamples },
  { title: 'Messages and states', Examples: MessageExamples },
  { title: 'Prices of nine sites', Examples: PriceExamples },
  { title: 'Twelve themes', Examples: ThemeExamples },
  { title: 'Type', Examples: TypeExamples },
  { title: 'Region: tile', Examples: TileExamples },
  { title: 'Region: header', Examples: HeaderExamples },
  { title: 'Region: header, flyouts of the icons', Examples: IconFlyoutExamples },
  { title: 'Region: navigation, the row', Examples: RowExamples },
  { title: 'Region: navigation, flyouts', Examples: FlyoutExamples },
  { title: 'Region: navigation, the overlay of small screens', Examples: MenuExamples },
  { title: 'Region: themeworld', Examples: WorldExamples },
  { title: 'Region: promotion', Examples: PromotionExamples },
  { title: 'Region: search', Examples: SearchExamples },
  { title: 'Region: buy', Examples: BuyExamples },
  { title: 'Region: enlarge', Examples: EnlargeExamples },
  { title: 'Region: cart', Examples: CartExamples },
  { title: 'Region: newsletter', Examples: NewsletterExamples },
  { title: 'Region: password', Examples: PasswordExamples },
  { title: 'Region: watch', Examples: WatchExamples },
  { title: 'Region: consent', Examples: ConsentExamples },
  { title: 'Region: preview', Examples: PreviewExamples },
  { title: 'Region: app-banner', Examples: AppBannerExamples },
  { title: 'Region: footer', Examples: FooterExamples },
] as const;

export const GalleryPage = () => (
  <div className={content.width}>
    <h1 className={styles.title} lang="en">
      Gallery
    </h1>
    {sections.map(({ title, Examples }) => (
      <section key={title} className={styles.section}>
        <h2 lang="en">{title}</h2>
        <Examples />
      </section>
    ))}
  </div>
);
