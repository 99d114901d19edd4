import { priceParts } from '../../sites/price.ts';
import { allSites } from '../../sites/sites.ts';
import { Price } from '../../ui/price/Price.tsx';
import { Row } from './Example.tsx';
import styles from './gallery.module.css';

const themes = [
  'light',
  'dark',
  'coffee-light',
  'coffee-dark',
  'sustainability',
  'coral-light',
  'beige',
  'grey',
  'green-light',
  'blue-light',
  'blue-dark',
  'brown-light',
] as const;

export const PriceExamples = () => (
  <>
    {allSites.map((site) => {
      const figure = priceParts({ amountMinor: 129_990, currency: site.currency }, site);
      return (
        <Row key={site.code}>
          <span className={styles.caption}>{site.code}</span>
          <Price figure={figure} size="large" />
          <Price figure={figure} />
          <Price figure={figure} size="small" />
          <Price figure={figure} reduced />
        </Row>
      );
    })}
  </>
);

export const ThemeExamples = () => (
  <div className={styles.themes}>
    {themes.map((theme) => (
      <div key={theme} className={styles.theme} data-theme={theme}>
        <h3>{theme}</h3>
        <p>Guten Kaffee erkennt man am zweiten Schluck.</p>
        <a className={styles.themeLink} href="/gallery">
          Mehr erfahren
        </a>
        <a className={styles.themeButton} href="/gallery">
          Ansehen
        </a>
      </div>
    ))}
  </div>
);

export const TypeExamples = () => (
  <div className={styles.type}>
    <p className={styles.display}>Häuslich &amp; warm</p>
    <p className={styles.asH1}>Eins: Příjemný, łódź, tőkehal</p>
    <p className={styles.asH2}>Zwei: űrhajó, şemsiye, ağaç, İstanbul</p>
    <h3>Drei: Žluťoučký kůň, ďábelské ódy</h3>
    <p>
      Pchnąć w tę łódź jeża lub ośm skrzyń fig. Árvíztűrő tükörfúrógép. Pijamalı hasta yağız şoföre çabucak güvendi.
    </p>
  </div>
);
