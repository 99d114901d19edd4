import { framed } from '../../framed.ts';

/** A train along the coast: sea, a lighthouse, the line of rails. */
export const drawing = framed(
  340,
  250,
  0.44,
  `<linearGradient id="sky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#7FB0C8"/><stop offset="1" stop-color="#F3E6D0"/></linearGradient><linearGradient id="sea" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#5F96A8"/><stop offset="1" stop-color="#2F6478"/></linearGradient><rect width="340" height="250" fill="url(#sky)"/><g fill="#fff" opacity=".75" filter="url(#air)"><ellipse cx="90" cy="46" rx="46" ry="10"/><ellipse cx="122" cy="38" rx="30" ry="12"/><ellipse cx="250" cy="70" rx="40" ry="8"/></g>
<rect y="118" width="340" height="80" fill="url(#sea)"/><g stroke="#DDECEF" stroke-opacity=".6" stroke-width="2"><path d="M20 132H76M120 144H190M60 160H130M10 176H70M180 128H230M210 168H262"/></g><path d="M150 132L150 98L176 130ZM146 130L146 108L132 130Z" fill="#FBF9F5"/><path d="M126 132H180L172 142H134Z" fill="#8A2A3A"/>
<path d="M246 200C250 150 290 132 352 128V260H240Z" fill="#7E8F62"/><path d="M282 136L288 62H308L314 134Z" fill="#FBF9F5"/><path d="M286 88H310L311 104H285ZM283 120H313L314 134H282Z" fill="#C0281A"/><path d="M286 50H310V62H286Z" fill="#FFD88A"/><path d="M284 50L298 38L312 50Z" fill="#C0281A"/><path d="M300 62H308L314 134H302Z" fill="#000" opacity=".1"/>
<path d="M-10 196C80 186 200 206 352 190V260H-10Z" fill="#A8B07A"/><path d="M-10 222C100 212 220 226 352 214V234C220 246 100 234 -10 244Z" fill="#8C7B60"/><path d="M-10 230C100 220 220 234 352 222" fill="none" stroke="#4A3A28" stroke-width="3"/>
<g><path d="M30 190H246Q262 192 268 214L268 224H30Z" fill="#1E5A4A"/><path d="M30 190H246Q256 191 261 200H30Z" fill="#F1E7D8"/><g fill="#FFE7B0"><rect x="42" y="203" width="24" height="12" rx="2"/><rect x="76" y="203" width="24" height="12" rx="2"/><rect x="110" y="203" width="24" height="12" rx="2"/><rect x="156" y="203" width="24" height="12" rx="2"/><rect x="190" y="203" width="24" height="12" rx="2"/><rect x="224" y="203" width="24" height="12" rx="2"/></g><path d="M145 190V224" stroke="#0F3A2E" stroke-width="4"/><g fill="#2A2B2D"><circle cx="56" cy="227" r="7"/><circle cx="120" cy="227" r="7"/><circle cx="172" cy="227" r="7"/><circle cx="240" cy="226" r="7"/></g></g>`,
);
