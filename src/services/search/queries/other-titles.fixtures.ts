import type { Language } from '../../../sites/site.ts';

/** Things of other shops: nouns, kinds, additions. Every mix of the three is a title that stands around the shop's own. */
interface OtherWords {
  readonly things: string;
  readonly kinds: string;
  readonly additions: string;
}

const otherWords: Readonly<Record<Language, OtherWords>> = {
  de: {
    things:
      'Bohrmaschine Schraubendreher Gartenschlauch Drucker Tastatur Kopfhörer Fahrradhelm Luftpumpe Zelt Schlafsack Rasenmäher Heckenschere Werkzeugkoffer Wandfarbe Pinsel Leiter Steckdose Monitor Lautsprecher Kamera Stativ Gitarre Geige Klavierhocker Notizbuch Füller Aktenordner Locher Schulranzen Puzzle Brettspiel Hundeleine Katzenbaum Aquarium Vogelhaus Angelrute Skibrille Schlittschuhe Fußball Tennisschläger',
    kinds:
      'großer kleiner schwarzer weißer roter blauer grüner robuster leichter moderner klassischer digitaler tragbarer faltbarer wasserdichter kabelloser stiller schneller günstiger hochwertiger doppelter runder flacher verstellbarer neuer',
    additions:
      'aus Holz|aus Metall|aus Kunststoff|aus Leder|aus Edelstahl|mit Tasche|mit Griff|mit Deckel|mit Rollen|für Kinder|für Profis|für den Garten|für das Büro|für unterwegs|im Set|zum Aufhängen|in Übergröße|mit Akku|mit Licht|ohne Kabel',
  },
  fr: {
    things:
      'Perceuse Tournevis Tuyau Imprimante Clavier Casque Pompe Tente Duvet Tondeuse Sécateur Mallette Peinture Pinceau Échelle Prise Écran Enceinte Caméra Trépied Guitare Violon Banquette Carnet Stylo Classeur Perforatrice Cartable Puzzle Jeu Laisse Arbre Aquarium Nichoir Canne Masque Patins Ballon Raquette Trottinette',
    kinds:
      'grand petit noir blanc rouge bleu vert robuste léger moderne classique numérique portable pliable étanche silencieux rapide économique premium double rond plat réglable neuf compact',
    additions:
      'en bois|en métal|en plastique|en cuir|en acier|avec poche|avec poignée|avec couvercle|à roulettes|pour enfants|pour professionnels|pour le jardin|pour le bureau|pour la route|en lot|à suspendre|grande taille|sur batterie|avec lumière|sans fil',
  },
  cs: {
    things:
      'Vrtačka Šroubovák Hadice Tiskárna Klávesnice Sluchátka Přilba Pumpa Stan Spacák Sekačka Nůžky Nářadí Barva Štětec Žebřík Zásuvka Monitor Reproduktor Kamera Stativ Kytara Housle Zápisník Pero Šanon Děrovačka Aktovka Skládačka Hra Vodítko Škrabadlo Akvárium Budka Prut Brýle Brusle Míč Raketa Koloběžka',
    kinds:
      'velký malý černý bílý červený modrý zelený pevný lehký moderní klasický digitální přenosný skládací nepromokavý bezdrátový tichý rychlý levný kvalitní dvojitý kulatý plochý nastavitelný nový',
    additions:
      'ze dřeva|z kovu|z plastu|z kůže|z oceli|s kapsou|s rukojetí|s víkem|na kolečkách|pro děti|pro profesionály|na zahradu|do kanceláře|na cesty|v sadě|k zavěšení|v nadměrné velikosti|na baterie|se světlem|bez kabelu',
  },
  hu: {
    things:
      'Fúrógép Csavarhúzó Tömlő Nyomtató Billentyűzet Fejhallgató Sisak Pumpa Sátor Hálózsák Fűnyíró Metszőolló Szerszámosláda Falfesték Ecset Létra Konnektor Monitor Hangszóró Kamera Állvány Gitár Hegedű Jegyzetfüzet Töltőtoll Iratrendező Lyukasztó Iskolatáska Kirakó Társasjáték Póráz Kaparófa Akvárium Madárodú Horgászbot Síszemüveg Korcsolya Labda Teniszütő Roller',
    kinds:
      'nagy kicsi fekete fehér piros kék zöld erős könnyű modern klasszikus digitális hordozható összecsukható vízálló vezetéknélküli csendes gyors olcsó minőségi dupla kerek lapos állítható új',
    additions:
      'fából|fémből|műanyagból|bőrből|acélból|zsebbel|fogantyúval|fedéllel|kerekekkel|gyerekeknek|profiknak|kertbe|irodába|utazáshoz|készletben|felakasztható|nagy méretben|akkuval|fénnyel|kábel nélkül',
  },
  pl: {
    things:
      'Wiertarka Śrubokręt Wąż Drukarka Klawiatura Słuchawki Kask Pompka Namiot Śpiwór Kosiarka Sekator Skrzynka Farba Pędzel Drabina Gniazdko Monitor Głośnik Kamera Statyw Gitara Skrzypce Notatnik Pióro Segregator Dziurkacz Tornister Układanka Gra Smycz Drapak Akwarium Budka Wędka Gogle Łyżwy Piłka Rakieta Hulajnoga',
    kinds:
      'duży mały czarny biały czerwony niebieski zielony mocny lekki nowoczesny klasyczny cyfrowy przenośny składany wodoodporny bezprzewodowy cichy szybki tani solidny podwójny okrągły płaski regulowany nowy',
    additions:
      'z drewna|z metalu|z plastiku|ze skóry|ze stali|z kieszenią|z uchwytem|z pokrywą|na kółkach|dla dzieci|dla profesjonalistów|do ogrodu|do biura|w podróż|w zestawie|do zawieszenia|w dużym rozmiarze|na baterie|ze światłem|bez kabla',
  },
  sk: {
    things:
      'Vŕtačka Skrutkovač Hadica Tlačiareň Klávesnica Slúchadlá Prilba Pumpa Stan Spacák Kosačka Nožnice Náradie Farba Štetec Rebrík Zásuvka Monitor Reproduktor Kamera Statív Gitara Husle Zápisník Pero Šanón Dierovač Aktovka Skladačka Hra Vodítko Škrabadlo Akvárium Búdka Prút Okuliare Korčule Lopta Raketa Kolobežka',
    kinds:
      'veľký malý čierny biely červený modrý zelený pevný ľahký moderný klasický digitálny prenosný skladací nepremokavý bezdrôtový tichý rýchly lacný kvalitný dvojitý okrúhly plochý nastaviteľný nový',
    additions:
      'z dreva|z kovu|z plastu|z kože|z ocele|s vreckom|s rukoväťou|s vekom|na kolieskach|pre deti|pre profesionálov|do záhrady|do kancelárie|na cesty|v súprave|na zavesenie|v nadmernej veľkosti|na batérie|so svetlom|bez kábla',
  },
  tr: {
    things:
      'Matkap Tornavida Hortum Yazıcı Klavye Kulaklık Kask Pompa Çadır Uyku-tulumu Biçme-makinesi Budama-makası Alet-kutusu Duvar-boyası Fırça Merdiven Priz Monitör Hoparlör Kamera Tripod Gitar Keman Defter Dolma-kalem Klasör Delgeç Okul-çantası Yapboz Kutu-oyunu Tasma Tırmalama Akvaryum Kuş-yuvası Olta Kayak-gözlüğü Paten Futbol-topu Raket Scooter',
    kinds:
      'büyük küçük siyah beyaz kırmızı mavi yeşil sağlam hafif modern klasik dijital taşınabilir katlanır su-geçirmez kablosuz sessiz hızlı ucuz kaliteli çift yuvarlak düz ayarlı yeni',
    additions:
      'ahşap|metal|plastik|deri|çelik|cepli|saplı|kapaklı|tekerlekli|çocuklar için|profesyoneller için|bahçe için|ofis için|yolculuk için|set|asılabilir|büyük beden|akülü|ışıklı|kablosuz',
  },
};

/** 40 things of 25 kinds with 20 additions */
export const otherTitles = (language: Language): string[] => {
  const { things, kinds, additions } = otherWords[language];
  const words = (text: string) => text.split(' ').map((word) => word.replaceAll('-', ' '));
  return words(things).flatMap((thing) =>
    words(kinds).flatMap((kind) => additions.split('|').map((addition) => `${thing} ${kind} ${addition}`)),
  );
};
