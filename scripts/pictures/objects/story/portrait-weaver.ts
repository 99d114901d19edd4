import { portrait } from '../../people.ts';

/** The weaver: grey hair, round glasses. */
export const drawing = portrait({
  wall: ['#A8655E', '#ECD3CD'],
  skin: ['#E6BC9C', '#C08C6A'],
  top: ['#8A2A3A', '#5F1824'],
  apron: ['#F1E7D8', '#CDBDA4'],
  hair: [
    '<path d="M56 150C46 76 82 38 118 40C156 40 186 80 176 152C178 178 160 184 150 176H82C70 184 54 178 56 150Z" fill="#A9A8A4"/>',
    '<path d="M66 128C60 72 92 46 118 48C148 46 174 74 166 128C162 96 150 84 134 82C112 92 78 88 66 128Z" fill="#C9C8C3"/><path d="M86 74C98 60 120 56 136 62M146 76C154 86 160 98 161 110" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="4" stroke-linecap="round"/><g fill="none" stroke="#3A2A20" stroke-width="2.6"><circle cx="98" cy="124" r="15"/><circle cx="133" cy="124" r="15"/><path d="M113 122q3 -3 6 0M83 120L70 116M148 120L162 116"/></g>',
  ],
});
