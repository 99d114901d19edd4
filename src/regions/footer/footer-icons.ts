import apple from 'virtual:icons/apple-logo';
import returns from 'virtual:icons/arrow-u-up-left';
import help from 'virtual:icons/chats-circle';
import facebook from 'virtual:icons/facebook-logo';
import play from 'virtual:icons/google-play-logo';
import card from 'virtual:icons/identification-card';
import instagram from 'virtual:icons/instagram-logo';
import pinterest from 'virtual:icons/pinterest-logo';
import tiktok from 'virtual:icons/tiktok-logo';
import truck from 'virtual:icons/truck';
import youtube from 'virtual:icons/youtube-logo';
import type { FooterIcon } from '../../contracts/content/footer.contract.ts';

const icons: Readonly<Record<FooterIcon, string>> = {
  shipping: truck,
  returns,
  card,
  help,
  instagram,
  facebook,
  youtube,
  pinterest,
  tiktok,
  ios: apple,
  android: play,
};
export const iconOf = (name: FooterIcon): string => icons[name];
