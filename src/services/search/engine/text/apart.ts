import type { Language } from '../../../../sites/site.ts';

/**
 * Short nouns that lose so much to the endings of their language that another noun has the same stem: a cup would be a scarf.
 * One noun a line, in all its forms, folded; the first one is its stem. Titles of products decide what stands here
 * (apart.test.ts).
 */
export const nounsApart: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'schale schalen', // Schal
  ],
  fr: [
    'tablier tabliers', // table
    'datte dattes', // date
    'colle colles', // col
  ],
  cs: [
    'salek salku salky salkem salkum salcich', // šála
    'hrnek hrnku hrnky hrnkem hrnkum hrncich hrnicek hrnicku hrnicky hrnickem', // hrnec
    'satek satku satky satkem satkum satcich', // šaty
    'saten satenu satenem satenovy satenove satenova satenovou satenovym satenovych', // šaty
    'rucnik rucniku rucniky rucnikem rucnikum rucnicich', // ruční
    'vaza vazy vaze vazu vazou vaz vazam vazach vazicka vazicky', // váha
    'korek korku korky korkem korkovy korkova korkove korkovou korkovym', // koření
  ],
  sk: [
    'salka salky salku salke salkou salok salkam salkach', // šál
    'hrniec hrnca hrncu hrnci hrncom hrnce hrncov hrncoch hrncami', // hrnček
    'satka satky satku satke satkou satiek satkam satkach', // šaty
    'saten satenu satene satenom satenovy satenove satenova satenovou satenovych', // šaty
    'korok korku korky korkom korkovy korkova korkove korkovou korkovym', // kôra
    'celok celku celky celkom', // celý
  ],
  pl: [
    'miska miski miske misce misek miskach misa misy mise', // miś
    'polo', // pół
    'szklanka szklanki szklanke szklance szklanek szklankach', // szkło
    'kolano kolana kolanach kolan', // koło
    'srodek srodku srodki srodkiem', // środa
  ],
  hu: [
    'kabat kabatok kabatot kabatban kabatja kabatos', // kab
    'talca talcak talcat talcan', // tál
  ],
  tr: [
    'salata salatasi salatalar salatalik salatayi', // şal
    'canta cantasi cantalar cantayi cantada cantalari', // can
    'kupa kupasi kupalar kupayi kupada kupalari', // küp
    'havlu havlusu havlular havluyu havlulari', // hav
    'pasta pastasi pastalar pastayi', // pas
    'kadin kadinlar kadini kadinlara kadinin', // kat
  ],
};
