import { expect, it } from 'vitest';
import { escapeHtml } from './html.ts';

it.each([
  ['a < b && c > d', 'a &lt; b &amp;&amp; c &gt; d'],
  ['"x" onload=\'y\'', '&quot;x&quot; onload=&#39;y&#39;'],
  ['&amp;', '&amp;amp;'],
  ['Grün', 'Grün'],
])('%j is written as %j', (text, html) => expect(escapeHtml(text)).toBe(html));
