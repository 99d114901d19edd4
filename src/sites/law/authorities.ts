import type { SiteCode } from '../../contracts/shop/site.contract.ts';

interface Authorities {
  /** receives complaints about personal data */
  readonly dataAuthority: string;
  /** watches over the accessibility of shops; Switzerland has none */
  readonly accessibilityAuthority?: string;
}

/** LAW-7: authorities that the pages about privacy and accessibility name, in the words and with the links of the site. */
export const authorities: Readonly<Record<SiteCode, Authorities>> = {
  DE: {
    dataAuthority:
      'die Datenschutzaufsicht Ihres Bundeslandes (Anschriften beim [Bundesbeauftragten für den Datenschutz](https://www.bfdi.bund.de/))',
    accessibilityAuthority:
      '[Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen](https://mlbf-barrierefrei.de/), Magdeburg',
  },
  AT: {
    dataAuthority: 'die [Österreichische Datenschutzbehörde](https://www.dsb.gv.at/), Wien',
    accessibilityAuthority: '[Sozialministeriumservice](https://www.sozialministeriumservice.gv.at/), Wien',
  },
  CH: {
    dataAuthority:
      'der [Eidgenössische Datenschutz- und Öffentlichkeitsbeauftragte](https://www.edoeb.admin.ch/), Bern',
  },
  CH_FR: {
    dataAuthority:
      'le [Préposé fédéral à la protection des données et à la transparence](https://www.edoeb.admin.ch/fr), Berne',
  },
  CZ: {
    dataAuthority: '[Úřad pro ochranu osobních údajů](https://uoou.gov.cz/), Praha',
    accessibilityAuthority: '[Česká obchodní inspekce](https://coi.gov.cz/), Praha',
  },
  HU: {
    dataAuthority: '[Nemzeti Adatvédelmi és Információszabadság Hatóság](https://www.naih.hu/), Budapest',
    accessibilityAuthority: '[Nemzeti Kereskedelmi és Fogyasztóvédelmi Hatóság](https://nkfh.gov.hu/), Budapest',
  },
  PL: {
    dataAuthority: '[Prezes Urzędu Ochrony Danych Osobowych](https://uodo.gov.pl/), Warszawa',
    accessibilityAuthority:
      '[Prezes Zarządu Państwowego Funduszu Rehabilitacji Osób Niepełnosprawnych](https://www.pfron.org.pl/), Warszawa',
  },
  SK: {
    dataAuthority: '[Úrad na ochranu osobných údajov](https://dataprotection.gov.sk/), Bratislava',
    accessibilityAuthority: '[Slovenská obchodná inšpekcia](https://www.soi.sk/), Bratislava',
  },
  TR: {
    dataAuthority: '[Kişisel Verileri Koruma Kurumu](https://www.kvkk.gov.tr/), Ankara',
    accessibilityAuthority: '[Aile ve Sosyal Hizmetler Bakanlığı](https://www.aile.gov.tr/), Ankara',
  },
};
