import type { Drawing } from '../drawing.ts';
import type { Tones } from '../materials.ts';
import { above, aboveSeveral, boxAbove } from './above.ts';
import {
  blocksAbove,
  caseBack,
  closedWallet,
  coil,
  hatInside,
  openBag,
  openCase,
  openUmbrella,
  seat,
  soles,
  spread,
} from './insides.ts';
import { apronBack, bearBack, boardBack, cushionBack, machineBack, palms, roundBack, shapeBehind } from './shapes.ts';

const slots = (): string =>
  [-120, -40, 40, 120]
    .map(
      (y, at) =>
        `<path d="M-110 ${y}h${200 - at * 26}" stroke="#2a1608" stroke-width="22" stroke-linecap="round"/><path d="M-110 ${y - 5}h${190 - at * 26}" stroke="#e8eced" stroke-width="7"/><circle cx="${120 - at * 20}" cy="${y}" r="22" fill="#2b1a12"/>`,
    )
    .join('');

const bow = (): string =>
  `<path d="M-36 -230H36V230H-36ZM-230 -36H230V36H-230Z" fill="#e3c681"/><path d="M-30 -230V230M30 -230V230M-230 -30H230M-230 30H230" stroke="#fff6da" stroke-width="4"/>${[0, 90, 180, 270].map((turn) => `<path d="M0 0C60 -90 170 -120 160 -20C150 50 60 40 0 0Z" fill="#efd89d" stroke="#b08f45" stroke-width="3" transform="rotate(${turn + 20})"/>`).join('')}<circle r="34" fill="#f3dfa8"/>`;

const capsuleTop = ({ deep, mid, light }: Tones): string =>
  `<path d="M-150 130H150V300Q150 312 130 312H-130Q-150 312 -150 300Z" fill="#dcebee" fill-opacity=".9" stroke="#7f9aa2" stroke-width="5"/><path d="M-130 150H130" stroke="#fff" stroke-width="8" stroke-opacity=".8"/><circle cx="6" cy="-96" r="112" fill="#1f0f05" opacity=".5" filter="url(#s8)"/><circle cy="-104" r="108" fill="${deep}"/><circle cy="-104" r="92" fill="#1d1512"/><circle cy="-104" r="78" fill="#d9c08a"/><circle cy="-104" r="62" fill="${mid}"/><path d="M-46 -146A60 60 0 0 1 20 -162" fill="none" stroke="${light}" stroke-width="9" stroke-linecap="round"/><path d="M-120 40H120" stroke="#1f0f05" stroke-opacity=".4" stroke-width="56" stroke-linecap="round" filter="url(#s8)" transform="translate(8 12)"/><path d="M-120 36H120" stroke="#aab4b8" stroke-width="50" stroke-linecap="round"/><path d="M-116 24H112" stroke="#fff" stroke-opacity=".8" stroke-width="10" stroke-linecap="round"/>${[-60, 0, 60].map((x) => `<circle cx="${x}" cy="-270" r="18" fill="#1d2023"/><circle cx="${x}" cy="-270" r="7" fill="#8fe0b0"/>`).join('')}`;

const groove = (): string =>
  '<path d="M-150 -250H150V270H-150Z" fill="none" stroke="#4E301A" stroke-opacity=".5" stroke-width="16"/><path d="M-146 -246H154V274H-146Z" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5"/><g stroke="#4E301A" stroke-opacity=".2" stroke-width="5"><path d="M-120 -300V320M-70 -310C-60 -100 -84 100 -66 320M-10 -310V320M50 -310C62 -60 34 120 54 320M116 -310V320"/></g><g stroke="#3a2010" stroke-opacity=".3" stroke-width="3"><path d="M-90 -60L20 40M-30 -120L90 -20M-60 120L70 60"/></g>';

/** Things that fill the picture from above, from below or open. */
export const turnedSheets: Readonly<Record<string, Drawing>> = {
  'biscuit-tin': above({ fill: 'biscuits', radius: 290, rim: 18 }),
  'honey-jar': above({ fill: 'honey', radius: 220, rim: 26 }),
  dripper: above({ fill: 'cone', handle: 'cup', radius: 220 }),
  'dripper-steel': above({ fill: 'holes', handle: 'cup', radius: 220 }),
  'french-press': above({ fill: 'plunger', handle: 'cup', radius: 190, rim: 14 }),
  'french-press-thermo': above({ fill: 'coffee', handle: 'cup', radius: 200, rim: 34 }),
  'moka-pot': above({ fill: 'coffee', handle: 'cup', spout: true, radius: 200, wall: 'eight', rim: 34 }),
  'moka-pot-induction': above({ fill: 'lid', handle: 'cup', spout: true, radius: 210, wall: 'eight', rim: 22 }),
  'hand-grinder': above({ fill: 'crank', radius: 210, rim: 26 }),
  'hand-grinder-travel': above({ fill: 'beans', radius: 170, rim: 30 }),
  kettle: above({ fill: 'lid', handle: 'arch', spout: true, radius: 230 }),
  'kettle-electric': above({ fill: 'lid', handle: 'cup', spout: true, radius: 230, rim: 44 }),
  'milk-frother': above({ fill: 'milk', handle: 'cup', radius: 200, rim: 26 }),
  'milk-jug': above({ fill: 'milk', handle: 'cup', spout: true, radius: 190 }),
  'milk-jug-steam': above({ fill: 'latte', handle: 'cup', spout: true, radius: 200, rim: 12 }),
  pot: above({ fill: 'empty', handle: 'two', radius: 260, rim: 16, depth: 0.88 }),
  'pot-steel': above({ fill: 'water', handle: 'two', radius: 250, rim: 14, depth: 0.92 }),
  'pot-family': above({ fill: 'lid', handle: 'two', radius: 290, rim: 26 }),
  pan: above({ fill: 'empty', handle: 'long', radius: 270, rim: 30, depth: 0.8 }),
  'pan-carbon': above({ fill: 'holes', handle: 'long', radius: 270, rim: 26, depth: 0.84 }),
  casserole: above({ fill: 'empty', handle: 'two', radius: 270, rim: 34, depth: 0.9 }),
  'casserole-stoneware': above({ fill: 'lid', handle: 'two', radius: 260, wall: 'ribs' }),
  mug: above({ fill: 'coffee', handle: 'cup' }),
  'mug-belly': above({ fill: 'tea', handle: 'cup', radius: 250, rim: 36 }),
  'mug-enamel': above({ fill: 'coffee', handle: 'cup', radius: 220, rim: 10 }),
  'mug-thrown': above({ fill: 'latte', handle: 'cup', radius: 230, rim: 30 }),
  'espresso-cup': above({ fill: 'coffee', handle: 'cup', radius: 160, on: 'saucer' }),
  'espresso-cup-pair': aboveSeveral({ fill: 'coffee', handle: 'cup', radius: 120, on: 'saucer' }, 2),
  'espresso-cup-set': aboveSeveral({ fill: 'coffee', radius: 118, rim: 12 }, 4),
  'cappuccino-cup': above({ fill: 'latte', handle: 'cup', radius: 190, on: 'saucer' }),
  'cappuccino-cup-tea': above({ fill: 'tea', handle: 'cup', radius: 180, on: 'saucer', rim: 14 }),
  'latte-glass-pair': aboveSeveral({ fill: 'latte', radius: 160, rim: 14 }, 2),
  'latte-glass-set': aboveSeveral({ fill: 'latte', radius: 130, rim: 12 }, 4),
  'water-glass-set': aboveSeveral({ fill: 'water', radius: 100, rim: 12 }, 6),
  'ribbed-cup': above({ fill: 'tea', radius: 200, wall: 'ribs', rim: 32 }),
  tumbler: above({ fill: 'lid', radius: 210, rim: 24 }),
  'tumbler-flask': above({ fill: 'tea', radius: 190, rim: 40 }),
  'plate-stack': above({ fill: 'empty', radius: 330, rim: 90, depth: 0.96 }),
  bowl: above({ fill: 'empty', radius: 290, rim: 16, depth: 0.62 }),
  'bowl-acacia': above({ fill: 'empty', radius: 310, rim: 22, wall: 'wood', depth: 0.7 }),
  carafe: above({ fill: 'water', radius: 180, rim: 16 }),
  teapot: above({ fill: 'lid', handle: 'cup', spout: true, radius: 230, rim: 40 }),
  'utensil-crock': above({ fill: 'spoons', radius: 230, rim: 24 }),
  'storage-jar': above({ fill: 'oats', radius: 220, rim: 20 }),
  canister: above({ fill: 'beans', radius: 240, rim: 18 }),
  'vase-tall': above({ fill: 'twigs', radius: 150, rim: 26 }),
  'vase-round': above({ fill: 'water', radius: 270, rim: 130 }),
  amphora: above({ fill: 'empty', handle: 'two', radius: 230, rim: 60, depth: 0.7 }),
  candle: above({ fill: 'wax', radius: 200, rim: 12, depth: 0.98 }),
  'candle-glass': above({ fill: 'wax', radius: 240, rim: 26 }),
  lantern: above({ fill: 'wax', radius: 260, wall: 'eight', rim: 50 }),
  'table-lamp': above({ fill: 'bulb', radius: 300, rim: 14, depth: 0.96 }),
  'table-lamp-battery': above({ fill: 'bulb', radius: 250, rim: 24, depth: 0.94 }),
  'floor-lamp': above({ fill: 'bulb', radius: 210, rim: 16, handle: 'long', depth: 0.94 }),
  basket: above({ fill: 'empty', radius: 290, wall: 'weave', rim: 44, handle: 'arch' }),
  'basket-willow': above({ fill: 'empty', radius: 270, wall: 'weave', rim: 52, handle: 'two' }),
  'plant-pot': above({ fill: 'plant', radius: 190, rim: 24 }),
  'plant-pot-basil': above({ fill: 'herbs', radius: 180, rim: 20 }),
  'watering-can': above({ fill: 'water', radius: 210, handle: 'cup', spout: true, rim: 40 }),
  'laundry-basket': above({ fill: 'empty', radius: 300, wall: 'weave', rim: 40, handle: 'two' }),
  'laundry-basket-folding': openBag(600, 520, 60),
  'drinking-bottle': above({ fill: 'water', radius: 170, rim: 56 }),
  'drinking-bottle-sport': above({ fill: 'lid', radius: 180, rim: 30 }),
  'soap-dispenser': above({ fill: 'lid', radius: 190, rim: 60, spout: true }),
  'cutting-board': boxAbove(420, 720, 40, groove, -8),
  'knife-block': boxAbove(380, 420, 30, slots),
  'capsule-machine': boxAbove(360, 660, 90, capsuleTop),
  'gift-box': boxAbove(460, 460, 14, bow, 12),
  chair: seat(true),
  stool: seat(false),
  'bed-linen': spread('plain'),
  'bed-linen-washed': spread('linen'),
  'bed-linen-flannel': spread('check'),
  blanket: spread('herringbone', true),
  'blanket-muslin': spread('muslin'),
  'towel-stack': spread('terry'),
  'towel-stack-waffle': spread('waffle'),
  'tea-towel': spread('linen', true),
  scarf: spread('check', true),
  'scarf-herringbone': spread('herringbone', true),
  'scarf-light': spread('dots', true),
  'oven-glove': spread('diamonds'),
  'yoga-mat': spread('moss'),
  boot: soles(true),
  'ankle-boot': soles(true),
  sneaker: soles(false),
  slipper: soles(false),
  handbag: openBag(560, 330, 60),
  tote: openBag(620, 380, 50),
  weekender: openBag(660, 420, 120),
  backpack: openBag(480, 640, 130, false),
  suitcase: openCase,
  belt: coil,
  wallet: closedWallet,
  watch: caseBack,
  beanie: hatInside,
  umbrella: openUmbrella,
  'toy-blocks': blocksAbove('blocks'),
  'toy-train': blocksAbove('train'),
  'stacking-cubes': blocksAbove('cubes'),
};

const machine = (front: Drawing): Drawing => shapeBehind(front, machineBack);

/** Things that stand or hang with their back to the front. */
export const turnedShapes: Readonly<Record<string, (front: Drawing) => Drawing>> = {
  'electric-grinder': machine,
  'automatic-machine': machine,
  'portafilter-machine': machine,
  mirror: (front) => shapeBehind(front, roundBack),
  'table-clock': (front) => shapeBehind(front, roundBack),
  'picture-frame': (front) => shapeBehind(front, boardBack),
  apron: (front) => shapeBehind(front, apronBack),
  cushion: (front) => shapeBehind(front, cushionBack),
  gloves: (front) => shapeBehind(front, palms),
  socks: (front) => shapeBehind(front, palms),
  teddy: (front) => shapeBehind(front, bearBack),
};
