/**
 * The most frequent passwords of leaked lists with eight or more characters, in the languages of the shop. They are compared
 * in lower case and without trailing digits and punctuation, so that `Passwort2026!` is one of them.
 */
export const weakPasswords: ReadonlySet<string> = new Set(
  `password passw0rd p4ssword p@ssword p@ssw0rd passwort passwort1 passw0rt kennwort geheimnis motdepasse mot-de-passe
  heslo heslo heslo123 mojeheslo tajneheslo jelszo jelszó titkos haslo hasło mojehaslo tajnehaslo sifre şifre parola parolam
  sifrem şifrem qwerty qwertz qwertzui qwertyui qwertyuiop qwertzuiop asdfghjkl asdfghjk yxcvbnm zxcvbnm azerty azertyuiop
  qazwsx qazwsxedc 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 zaq12wsx abcdefgh abcdefghi abcd1234 abc123 abc12345 aa123456
  a1b2c3d4 iloveyou ichliebedich jetaime miluji miluju szeretlek kochamcie kochamcię lubimta seniseviyorum askim aşkım
  welcome willkommen bienvenue vitejte isten-hozott witaj witamy vitajte hosgeldin hoşgeldin
  letmein trustno1 sunshine sonnenschein sonne schatz schatzi hallo hallohallo bonjour soleil doudou chouchou
  princess princesse prinzessin princezna ksiezniczka monkey dragon master shadow superman batman pokemon starwars
  football fussball fotbal futball futbol pilkanozna baseball basketball hockey galatasaray fenerbahce besiktas
  bayernmunchen borussia schalke hamburg berlin wien zuerich praha budapest warszawa bratislava istanbul ankara
  michael thomas alexander daniel nathalie caroline marketa katarina zuzana monika agnieszka mehmet mustafa
  computer internet samsung android windows facebook instagram google whatever blink182 charlie jennifer jordan
  killer pepper ginger summer winter spring autumn sommer frühling herbst hesloheslo adminadmin administrator admin
  administrateur test testtest testing gast guest user default login changeme secret secret123 access starten
  kaffee kaffeekaffee coffee espresso cappuccino kahve kawa kava kave kávé kontor kontorcard`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
