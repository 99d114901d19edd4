import type { SiteCode } from '../../contracts/shop/site.contract.ts';

/** The harmonised notice on the legal guarantee (Implementing Regulation (EU) 2025/1960 Annex I) in one language. */
export interface GuaranteeWords {
  readonly title: string;
  /** set apart at the top */
  readonly lead: string;
  readonly claim: string;
  readonly claims: readonly string[];
  readonly liable: string;
  readonly remedies: readonly string[];
  readonly longer: string;
  readonly more: string;
  /** where the code leads, as it is printed */
  readonly address: string;
  readonly url: string;
  readonly todo: string;
  readonly steps: readonly string[];
  readonly commercial: string;
}

const portal = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_';

const german: GuaranteeWords = {
  title: 'Gesetzliche Gewährleistung',
  lead: 'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden.',
  claim:
    'Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren',
  claims: ['nicht der Beschreibung entsprechen,', 'nicht bestimmungsgemäß funktionieren.'],
  liable:
    'Verkäufer haften für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten:',
  remedies: [
    'kostenlose Nachbesserung oder kostenlose Ersatzlieferung,',
    'in bestimmten Fällen eine Preisminderung oder eine vollständige Erstattung des Kaufpreises.',
  ],
  longer:
    'In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr.',
  more: 'Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den QR-Code oder fragen Sie den Verkäufer:',
  address: 'europa.eu/youreurope/garantien',
  url: `${portal}de.htm`,
  todo: 'Was ist zu tun, wenn Sie vertragswidrige Waren erhalten?',
  steps: [
    'Melden Sie dem Verkäufer das Problem so bald wie möglich.',
    'Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug.',
  ],
  commercial:
    'Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Die GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine gewerbliche Haltbarkeitsgarantie ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.',
};

const czech: GuaranteeWords = {
  title: 'Zákonná záruka',
  lead: 'Nejméně dvouletá zákonná záruka souladu na zboží prodávané v Evropské unii.',
  claim: 'Spotřebitelé mohou uplatnit svá práva ze zákonné záruky souladu například tehdy, pokud zboží',
  claims: ['neodpovídá popisu,', 'nefunguje tak, jak má.'],
  liable:
    'Prodávající odpovídají za každý nesoulad, který existoval při dodání zboží a projeví se během doby zákonné záruky. V takovém případě musí prodávající nabídnout:',
  remedies: [
    'bezplatnou opravu nebo bezplatnou výměnu,',
    'v některých případech slevu z ceny nebo vrácení celé částky.',
  ],
  longer:
    'V některých zemích je doba zákonné záruky delší. U použitého zboží může být kratší, ne však kratší než jeden rok.',
  more: 'Více o svých právech v konkrétní zemi se dozvíte po naskenování QR kódu nebo od prodávajícího:',
  address: 'europa.eu/youreurope/záruky_cs',
  url: `${portal}cs.htm`,
  todo: 'Co dělat, když dostanete zboží, které není v souladu se smlouvou?',
  steps: [
    'Oznamte problém co nejdříve prodávajícímu.',
    'Doložte nákup, například účtenkou, fakturou nebo výpisem z účtu.',
  ],
  commercial:
    'Prodávající a výrobci mohou poskytovat i obchodní záruky, které platí nezávisle na zákonné záruce. Označení GARAN například znamená, že výrobce poskytuje na celé zboží obchodní záruku životnosti bez dalších nákladů.',
};

const slovak: GuaranteeWords = {
  title: 'Zákonná záruka',
  lead: 'Najmenej dvojročná zákonná záruka súladu na tovar predávaný v Európskej únii.',
  claim: 'Spotrebitelia si môžu uplatniť práva zo zákonnej záruky súladu napríklad vtedy, ak tovar',
  claims: ['nezodpovedá opisu,', 'nefunguje tak, ako má.'],
  liable:
    'Predávajúci zodpovedajú za každý nesúlad, ktorý existoval pri dodaní tovaru a prejaví sa počas zákonnej záručnej doby. V takom prípade musia predávajúci ponúknuť:',
  remedies: [
    'bezplatnú opravu alebo bezplatnú výmenu,',
    'v niektorých prípadoch zľavu z ceny alebo vrátenie celej sumy.',
  ],
  longer:
    'V niektorých krajinách je zákonná záručná doba dlhšia. Pri použitom tovare môže byť kratšia, nie však kratšia ako jeden rok.',
  more: 'Viac o svojich právach v konkrétnej krajine sa dozviete po naskenovaní QR kódu alebo od predávajúceho:',
  address: 'europa.eu/youreurope/záruky_sk',
  url: `${portal}sk.htm`,
  todo: 'Čo robiť, keď dostanete tovar, ktorý nie je v súlade so zmluvou?',
  steps: [
    'Oznámte problém čo najskôr predávajúcemu.',
    'Preukážte nákup, napríklad pokladničným dokladom, faktúrou alebo výpisom z účtu.',
  ],
  commercial:
    'Predávajúci a výrobcovia môžu poskytovať aj obchodné záruky, ktoré platia nezávisle od zákonnej záruky. Označenie GARAN napríklad znamená, že výrobca poskytuje na celý tovar obchodnú záruku životnosti bez ďalších nákladov.',
};

const polish: GuaranteeWords = {
  title: 'Gwarancja prawna',
  lead: 'Co najmniej dwuletnia prawna gwarancja zgodności na towary sprzedawane w Unii Europejskiej.',
  claim: 'Konsumenci mogą dochodzić praw z tytułu prawnej gwarancji zgodności na przykład wtedy, gdy towar',
  claims: ['nie odpowiada opisowi,', 'nie działa zgodnie z przeznaczeniem.'],
  liable:
    'Sprzedawcy odpowiadają za każdy brak zgodności, który istniał w chwili dostarczenia towaru i ujawni się w okresie gwarancji prawnej. W takiej sytuacji sprzedawcy muszą zaproponować:',
  remedies: [
    'bezpłatną naprawę lub bezpłatną wymianę,',
    'w niektórych przypadkach obniżenie ceny lub zwrot całej kwoty.',
  ],
  longer:
    'W niektórych krajach okres gwarancji prawnej jest dłuższy. W przypadku towarów używanych może być krótszy, ale nie krótszy niż rok.',
  more: 'Więcej o swoich prawach w danym kraju można się dowiedzieć po zeskanowaniu kodu QR lub od sprzedawcy:',
  address: 'europa.eu/youreurope/gwarancje',
  url: `${portal}pl.htm`,
  todo: 'Co zrobić po otrzymaniu towaru niezgodnego z umową?',
  steps: [
    'Jak najszybciej zgłosić problem sprzedawcy.',
    'Przedstawić dowód zakupu, na przykład paragon, fakturę lub wyciąg z konta.',
  ],
  commercial:
    'Sprzedawcy i producenci mogą też udzielać gwarancji handlowych, które obowiązują niezależnie od gwarancji prawnej. Oznaczenie GARAN informuje na przykład, że producent udziela na cały towar handlowej gwarancji trwałości bez dodatkowych kosztów.',
};

const hungarian: GuaranteeWords = {
  title: 'Jogszabályi szavatosság',
  lead: 'Legalább két év jogszabályi megfelelőségi szavatosság az Európai Unióban értékesített árukra.',
  claim: 'A fogyasztók érvényesíthetik a jogszabályi szavatosságból eredő jogaikat, például ha az áru',
  claims: ['nem felel meg a leírásnak,', 'nem rendeltetésszerűen működik.'],
  liable:
    'Az eladó felel minden olyan hibáért, amely az áru átadásakor fennállt, és a jogszabályi szavatosság időtartama alatt válik nyilvánvalóvá. Az eladónak ilyenkor fel kell ajánlania:',
  remedies: [
    'az ingyenes kijavítást vagy cserét,',
    'bizonyos esetekben az árleszállítást vagy a teljes vételár visszatérítését.',
  ],
  longer:
    'Egyes országokban hosszabb a jogszabályi szavatosság ideje. Használt áruk esetében rövidebb is lehet, de legalább egy év.',
  more: 'Ha többet szeretne megtudni az adott országban érvényes jogairól, olvassa be a QR-kódot, vagy kérdezze az eladót:',
  address: 'europa.eu/youreurope/jótállás',
  url: `${portal}hu.htm`,
  todo: 'Mi a teendő, ha hibás árut kap?',
  steps: [
    'Jelezze a hibát mielőbb az eladónak.',
    'Igazolja a vásárlást, például blokkal, számlával vagy bankszámlakivonattal.',
  ],
  commercial:
    'Az eladók és a gyártók kereskedelmi jótállást is vállalhatnak, amely a jogszabályi szavatosságtól függetlenül érvényes. A GARAN címke például azt jelzi, hogy a gyártó külön költség nélkül, az áru egészére tartóssági jótállást vállal.',
};

/** The notice is due in the Union; `undefined` on other sites. */
export const guaranteeWords: Readonly<Record<SiteCode, GuaranteeWords | undefined>> = {
  DE: german,
  AT: german,
  CH: undefined,
  CH_FR: undefined,
  CZ: czech,
  HU: hungarian,
  PL: polish,
  SK: slovak,
  TR: undefined,
};

/** The word of the label, the same in every language (Annex II). */
export const labelWord = 'GARAN';

/** `Guarantee of the producer in years`, in the languages of the sites (Annex II). */
export const producerGuarantee = [
  'CS: záruka výrobce v letech',
  'DE: Herstellergarantie in Jahren',
  'EN: producer guarantee in years',
  'HU: gyártói jótállás években',
  'PL: gwarancja producenta w latach',
  'SK: záruka výrobcu v rokoch',
] as const;

/** Where the code of the label leads, on every site (Annex II). */
export const durabilityUrl = 'https://europa.eu/youreurope/commercial-guarantee-durability/index.htm';
