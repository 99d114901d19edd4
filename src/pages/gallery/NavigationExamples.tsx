import { Region, StaticRegion } from '../../islands/Region.tsx';
import { flyoutFixtures, type FlyoutFixture } from '../../regions/navigation/flyout.fixtures.ts';
import { Flyout } from '../../regions/navigation/Flyout.tsx';
import { menuFixtures, type LevelFixture } from '../../regions/navigation/menu/menu.fixtures.ts';
import { MenuLevel } from '../../regions/navigation/menu/MenuLevel.tsx';
import { navigationFixtures, nodesFixture, worldsFixture } from '../../regions/navigation/navigation.fixtures.ts';
import { island as navigation } from '../../regions/navigation/navigation.island.tsx';
import { WholeNavigation } from '../../regions/navigation/WholeNavigation.tsx';
import { worldTileFixtures } from '../../regions/themeworld/themeworld.fixtures.ts';
import { WorldTile } from '../../regions/themeworld/WorldTile.tsx';
import content from '../shell/content.module.css';
import { Example } from './Example.tsx';
import { idOf } from './example.rules.ts';
import styles from './gallery.module.css';

/** Events are ignored: these examples are never hydrated. */
const ignored = () => {};

export const RowExamples = () => (
  <>
    {Object.entries(navigationFixtures).map(([name, props]) => (
      <Example key={name} name={name}>
        <Region of={navigation} props={props} id={idOf('navigation', name)} />
      </Example>
    ))}
    <Example name="for search engines: the whole tree">
      <StaticRegion name="gallery">
        <WholeNavigation {...navigationFixtures['eight departments']} tree={nodesFixture} worlds={worldsFixture} />
      </StaticRegion>
    </Example>
  </>
);

export const FlyoutExamples = () =>
  Object.entries<FlyoutFixture>(flyoutFixtures).map(([name, props]) => (
    <Example key={name} name={name}>
      <StaticRegion name="gallery">
        <div className={styles.flyout}>
          {/* A placeholder for the row above. */}
          <div className={styles.anchor}>
            <Flyout {...props} send={ignored} />
          </div>
        </div>
      </StaticRegion>
    </Example>
  ));

export const MenuExamples = () =>
  Object.entries<LevelFixture>(menuFixtures).map(([name, props]) => (
    <Example key={name} name={name}>
      <StaticRegion name="gallery">
        <div className={styles.overlay}>
          <MenuLevel {...props} titleId={idOf('menu', name)} send={ignored} />
        </div>
      </StaticRegion>
    </Example>
  ));

export const WorldExamples = () => (
  <div className={content.grid} data-columns="4">
    {Object.entries(worldTileFixtures).map(([name, world]) => (
      <Example key={name} name={name}>
        <StaticRegion name="gallery">
          <WorldTile world={world} sizes="(max-width: 979px) 50vw, 25vw" />
        </StaticRegion>
      </Example>
    ))}
  </div>
);
