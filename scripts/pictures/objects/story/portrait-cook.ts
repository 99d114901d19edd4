import { portrait } from '../../people.ts';

/** The cook: a cloth round her dark curls. */
export const drawing = portrait({
  wall: ['#C99F5A', '#F3E0B5'],
  skin: ['#8F5B3C', '#663A24'],
  top: ['#F1E7D8', '#CDBDA4'],
  apron: ['#35583F', '#1F3A2A'],
  hair: [
    '<g fill="#1E130E"><circle cx="84" cy="58" r="24"/><circle cx="112" cy="42" r="26"/><circle cx="144" cy="50" r="24"/><circle cx="164" cy="76" r="20"/><circle cx="66" cy="84" r="20"/></g>',
    '<path d="M64 104C66 70 92 60 116 60C142 60 166 72 168 104C140 82 92 82 64 104Z" fill="#C0694A"/><path d="M64 104C92 82 140 82 168 104L168 94C142 72 92 72 65 94Z" fill="#8F4629"/><path d="M80 82C94 70 118 66 134 70" fill="none" stroke="#F2C4AA" stroke-opacity=".7" stroke-width="4" stroke-linecap="round"/><circle cx="70" cy="148" r="4" fill="#E9B872"/><circle cx="162" cy="148" r="4" fill="#C2933F"/>',
  ],
});
