import { defineEmbedElements } from './embed-element.ts';
import type { EmbedFacts } from './embed-files.ts';

/**
 * The script of other teams' pages, `/kontor.js` (EMB-5): the server writes the facts around it, because they name files of this
 * build. It works as a classic script and as a module, so its own address comes from its tag.
 */
declare const kontorFacts: EmbedFacts;

const tag = (document.currentScript ?? document.querySelector('script[src*="/kontor.js"]')) as HTMLScriptElement | null; // never one of SVG
const { origin } = new URL(tag?.src ?? '', document.baseURI);

defineEmbedElements(kontorFacts, { origin, nonce: tag?.nonce ?? '' });
