import { portrait } from '../../people.ts';

/** The woman who turns the mugs: her hair in a bun. */
export const drawing = portrait({
  wall: ['#8FA58A', '#DFE8D6'],
  skin: ['#EBC3A2', '#C8946F'],
  top: ['#2F475A', '#1C303F'],
  apron: ['#D8C9B0', '#AC9A7C'],
  hair: [
    '<circle cx="118" cy="40" r="26" fill="#7A3F22"/><path d="M60 130C52 70 84 40 118 42C154 44 178 76 170 132C176 160 160 170 150 170H80C68 168 58 154 60 130Z" fill="#6A341B"/>',
    '<path d="M68 118C62 70 90 46 118 48C148 48 170 72 164 118C158 92 142 82 128 76C112 90 84 88 68 118Z" fill="#8A4A2A"/><path d="M84 76C96 60 118 56 132 62" fill="none" stroke="#E0A27A" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/><path d="M104 30q12 -10 26 -2" fill="none" stroke="#E0A27A" stroke-opacity=".6" stroke-width="3" stroke-linecap="round"/>',
  ],
});
