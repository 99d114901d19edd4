import { EarlyFlyout } from '../../regions/header/EarlyFlyout.tsx';
import { iconNames } from '../../regions/header/icons.constants.ts';
import { EarlyMenu } from '../../regions/navigation/menu/EarlyMenu.tsx';
import type { MenuProps } from '../../regions/navigation/menu/Menu.tsx';

/** What the first tap in the header opens on a phone before its region is awake (src/islands/kept-click.ts). At the end of the page, so that its first view does not wait for it. */
export const EarlyPanels = (first: Omit<MenuProps, 'version'>) => (
  <>
    <EarlyMenu {...first} />
    {iconNames.map((name) => (
      <EarlyFlyout key={name} name={name} />
    ))}
  </>
);
