import { symmetric } from './outline.ts';

const steelHook = (foot: number): string => {
  const line = `M0 ${foot}L0 41C0 33 13 31 13 18A13 13 0 0 0 -13 18L-12.4 22`;
  return `<path d="${line}" fill="none" stroke="#5d676d" stroke-width="5" stroke-linecap="round"/><path d="${line}" fill="none" stroke="#aab4b8" stroke-width="3.2" stroke-linecap="round"/><path d="${line}" fill="none" stroke="#fbfdfd" stroke-width="1.2" stroke-linecap="round" transform="translate(-.8 -.6)"/><rect x="-4.5" y="${foot - 7}" width="9" height="6" rx="2" fill="#8d979c"/><rect x="-4.5" y="${foot - 7}" width="4" height="6" rx="2" fill="#dfe5e6"/>`;
};

const hangerWood =
  '<linearGradient id="woodg" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#e3b988"/><stop offset=".45" stop-color="#c8935f"/><stop offset="1" stop-color="#8a5a35"/></linearGradient>';

/** Wooden hanger, hook tip at the top; its middle lies at `y`, its ends `span` to each side and `fall` lower. */
export const hanger = ({ y = 66, span = 92, fall = 30, thick = 13 } = {}): string => {
  const arms = symmetric(
    `M0 ${y - 6}C-16 ${y - 6} -28 ${y + 3} -44 ${y + 9}L${8 - span} ${y + fall - 4}Q${-span} ${y + fall - 3} ${-span} ${y + fall + 3}Q${-span} ${y + fall + thick * 0.7} ${10 - span} ${y + fall + thick * 0.5}L-40 ${y + 8 + thick}Q-20 ${y + thick} 0 ${y + thick - 2}`,
  );
  return `${hangerWood}<path d="${arms}" fill="url(#woodg)"/><path d="${arms}" fill="none" stroke="#5d3a20" stroke-opacity=".45"/><path d="M${12 - span} ${y + fall}L-44 ${y + 13}Q-20 ${y + 4} 0 ${y - 2}" fill="none" stroke="#fff0d8" stroke-opacity=".55" stroke-width="1.6"/>${steelHook(y - 3)}`;
};

/** Hanger with two clips that hold a waistband at `grip` to each side, its upper edge at `y`: the bar behind, the clips over the cloth. */
export const clipHanger = ({ y = 78, grip = 58 } = {}): { readonly bar: string; readonly clips: string } => {
  const bar = y - 20;
  const clip = (at: number): string =>
    `<path d="M${at - 4} ${bar - 6}h8v10h-8z" fill="#8d979c"/><rect x="${at - 9}" y="${bar + 2}" width="18" height="34" rx="4" fill="#7d868b"/><rect x="${at - 9}" y="${bar + 2}" width="16" height="33" rx="4" fill="#b4bdc1"/><rect x="${at - 7}" y="${bar + 4}" width="5" height="29" rx="2.5" fill="#f4f7f7"/><rect x="${at - 9}" y="${bar + 26}" width="18" height="10" rx="3" fill="#3c3f42"/><rect x="${at - 8}" y="${bar + 27}" width="10" height="2" rx="1" fill="#fff" opacity=".3"/>`;
  return {
    bar: `${hangerWood}<rect x="${-grip - 26}" y="${bar - 7}" width="${grip * 2 + 52}" height="13" rx="6.5" fill="url(#woodg)"/><rect x="${-grip - 20}" y="${bar - 4.5}" width="${grip * 2 + 40}" height="1.8" rx=".9" fill="#fff0d8" opacity=".6"/>${steelHook(bar - 4)}`,
    clips: clip(-grip) + clip(grip),
  };
};
