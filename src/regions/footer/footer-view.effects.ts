import { drawnView, type DrawnView } from '../../platform/drawn-view.ts';
import { layoutOf } from './footer.rules.ts';
import { classicWidth, compactWidth } from './footer.constants.ts';

/**
 * FOOT-14: on devices with a finger for a mouse the page is drawn as wide as a desk's, or as narrow as a phone's, until the tab
 * is closed. Header and footer follow the width by themselves.
 */
export const followView = (element: HTMLElement, view: DrawnView = drawnView): void => {
  const changer = element.querySelector<HTMLButtonElement>('[data-view-changer]');
  if (!changer) return;
  const isClassic = () => layoutOf(undefined, view.width()) === 'classic';
  const name = (toMobile: boolean) => {
    changer.textContent = (toMobile ? changer.dataset['toMobile'] : changer.dataset['toDesktop']) ?? '';
  };
  const show = (wanted: string): void => {
    view.drawAs(wanted === 'classic' ? classicWidth : undefined);
    if (wanted !== 'classic' && isClassic()) view.drawAs(compactWidth);
    name(wanted === 'classic');
  };
  const kept = view.kept();
  if (kept === undefined) name(isClassic());
  else show(kept);
  changer.hidden = false;
  changer.addEventListener('click', () => {
    const wanted = changer.textContent === changer.dataset['toDesktop'] ? 'classic' : 'compact';
    view.keep(wanted);
    show(wanted);
  });
};
