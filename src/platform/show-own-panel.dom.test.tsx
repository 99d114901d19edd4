import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { giveModalDialogs } from '../../tests/support/browser/modal-dialogs.ts';
import { showOwnPanel } from './show-own-panel.ts';

beforeAll(giveModalDialogs);

/** A panel with an entrance, as the document of the tests has no motion. */
const panelWith = (motion: { currentTime: number }): Element => {
  const panel = document.createElement('div');
  Object.assign(panel, { getAnimations: () => [motion] });
  return panel;
};

describe('the own panel of a region', () => {
  beforeEach(() => {
    document.body.innerHTML = '<dialog id="early-menu"></dialog>';
  });

  it('[HDR-9] takes the place of an open early one, and has had its entrance', () => {
    const early = document.querySelector('dialog');
    early?.show();
    const motion = { currentTime: 0 };
    showOwnPanel('early-menu', () => {
      expect(early?.open).toBe(false);
      return panelWith(motion);
    });
    expect(motion.currentTime).toBeGreaterThan(600);
  });

  it.each(['early-menu', 'early-nothing'])('[HDR-9] enters as usual where no early one is open: %s', (id) => {
    const motion = { currentTime: 0 };
    showOwnPanel(id, () => panelWith(motion));
    expect(motion.currentTime).toBe(0);
  });
});
