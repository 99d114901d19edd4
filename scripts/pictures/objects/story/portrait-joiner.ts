import { portrait } from '../../people.ts';

/** The joiner who makes the toys: white moustache, a pencil behind the ear. */
export const drawing = portrait({
  wall: ['#5E8194', '#D3DFE5'],
  skin: ['#E3B48F', '#BD835E'],
  top: ['#D9A441', '#A87420'],
  apron: ['#2F475A', '#1C303F'],
  hair: [
    '<path d="M62 128C56 92 66 76 82 70H150C166 76 176 92 170 128C170 142 160 148 158 132H74C72 148 62 142 62 128Z" fill="#E9E5DC"/>',
    '<path d="M90 149C98 140 110 142 116 147C122 142 134 140 142 149C136 158 124 157 116 152C108 157 96 158 90 149Z" fill="#F4F1EA"/><path d="M84 82C96 66 122 62 138 70" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round" filter="url(#air)"/><path d="M156 108L190 92" stroke="#D9773F" stroke-width="7"/><path d="M156 108L162 105" stroke="#F2DFC2" stroke-width="7"/>',
  ],
});
