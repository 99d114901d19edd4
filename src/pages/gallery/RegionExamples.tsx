import { Region, StaticRegion } from '../../islands/Region.tsx';
import { appBannerFixtures } from '../../regions/app-banner/app-banner.fixtures.ts';
import { AppBanner, type AppBannerProps } from '../../regions/app-banner/AppBanner.tsx';
import { boxes } from '../../regions/buy/buy.fixtures.ts';
import { island as buy } from '../../regions/buy/buy.island.tsx';
import { cartPages } from '../../regions/cart/cart.fixtures.ts';
import { island as cart } from '../../regions/cart/cart.island.tsx';
import { footerFixtures } from '../../regions/footer/footer.fixtures.ts';
import { Footer } from '../../regions/footer/Footer.tsx';
import { AccountFlyout } from '../../regions/header/AccountFlyout.tsx';
import { CartFlyout } from '../../regions/header/CartFlyout.tsx';
import { customerFixtures, headerFixtures, previewFixtures } from '../../regions/header/header.fixtures.ts';
import { Header } from '../../regions/header/Header.tsx';
import { HeaderIcons } from '../../regions/header/HeaderIcons.tsx';
import { StoreFlyout } from '../../regions/header/StoreFlyout.tsx';
import { searchFixtures, searchStates } from '../../regions/search/search.fixtures.ts';
import { island as search } from '../../regions/search/search.island.tsx';
import { SearchBox } from '../../regions/search/SearchBox.tsx';
import { SearchView } from '../../regions/search/SearchView.tsx';
import { ProductTile } from '../tile/ProductTile.tsx';
import { tileFixtures } from '../tile/tile.fixtures.ts';
import content from '../shell/content.module.css';
import { idOf } from './example.rules.ts';
import { Example } from './Example.tsx';
import styles from './gallery.module.css';

export const TileExamples = () => (
  <div className={content.grid} data-columns="4">
    {Object.entries(tileFixtures).map(([name, tile]) => (
      <ProductTile key={name} tile={tile} sizes="(max-width: 979px) 50vw, 25vw" />
    ))}
  </div>
);

export const HeaderExamples = () =>
  Object.entries(headerFixtures).map(([name, frame]) => (
    <Example key={name} name={name}>
      {/* Under another region name, so that the header makes no calls and does not hide. */}
      <StaticRegion name="gallery">
        <div className={styles.frame}>
          <Header {...frame} search={<SearchBox term="" />} icons={<HeaderIcons />} navigation={null} />
        </div>
      </StaticRegion>
    </Example>
  ));

/** The content of the icons' flyouts, without the panel. */
export const IconFlyoutExamples = () => (
  <div className={styles.columns}>
    <Example name="stores">
      <StaticRegion name="gallery">
        <StoreFlyout />
      </StaticRegion>
    </Example>
    {Object.entries(customerFixtures).map(([name, customer]) => (
      <Example key={name} name={`account: ${name}`}>
        <StaticRegion name="gallery">
          <AccountFlyout customer={customer} />
        </StaticRegion>
      </Example>
    ))}
    {Object.entries(previewFixtures).map(([name, preview]) => (
      <Example key={name} name={`cart: ${name}`}>
        <StaticRegion name="gallery">
          <CartFlyout preview={preview} />
        </StaticRegion>
      </Example>
    ))}
  </div>
);

const ignored = () => {};

export const SearchExamples = () => (
  <>
    {Object.entries(searchFixtures).map(([name, props]) => (
      <Example key={name} name={name}>
        <Region of={search} props={props} id={idOf('search', name)} />
      </Example>
    ))}
    <div className={styles.devices}>
      {Object.entries(searchStates).map(([name, state]) => (
        <Example key={name} name={name}>
          {/* A small screen of its own, which contains the panel. */}
          <StaticRegion name="gallery">
            <div className={styles.device}>
              <SearchView state={state} send={ignored} focus={ignored} platform={state.platform} />
            </div>
          </StaticRegion>
        </Example>
      ))}
    </div>
  </>
);

export const BuyExamples = () => (
  <div className={styles.columns}>
    {Object.entries(boxes).map(([name, props]) => (
      <Example key={name} name={name}>
        <Region of={buy} props={props} id={idOf('buy', name)} />
      </Example>
    ))}
  </div>
);

export const CartExamples = () =>
  Object.entries(cartPages).map(([name, props]) => (
    <Example key={name} name={name}>
      <Region of={cart} props={props} id={idOf('cart', name)} />
    </Example>
  ));

export const FooterExamples = () =>
  Object.entries(footerFixtures).map(([name, props]) => (
    <Example key={name} name={name}>
      <StaticRegion name="gallery">
        <Footer {...props} />
      </StaticRegion>
    </Example>
  ));

export const AppBannerExamples = () =>
  Object.entries<AppBannerProps>(appBannerFixtures).map(([name, props]) => (
    <Example key={name} name={name}>
      <StaticRegion name="gallery">
        <div className={styles.screen}>
          <AppBanner {...props} />
        </div>
      </StaticRegion>
    </Example>
  ));
