import { describe, expect, it } from 'vitest';
import { breadcrumbList, structuredJson } from './structured.rules.ts';

const origin = 'https://www.example.de';

describe('structured data', () => {
  it('has absolute addresses instead of paths, at every depth and in lists', () => {
    const item = {
      url: '/a-p1.html',
      image: ['/x.webp', 'https://other.example/y.webp'],
      offers: { url: '/b', name: '/no address' },
    };
    expect(JSON.parse(structuredJson(item, origin))).toEqual({
      url: 'https://www.example.de/a-p1.html',
      image: ['https://www.example.de/x.webp', 'https://other.example/y.webp'],
      offers: { url: 'https://www.example.de/b', name: '/no address' },
    });
  });

  it.each(['</script>', '<!--', '<script>'])('cannot end or open an element: %s', (text) => {
    const json = structuredJson({ name: text }, origin);
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ name: text });
  });

  it('numbers the steps of a breadcrumb from one', () => {
    const list = breadcrumbList([
      { title: 'Start', url: '/' },
      { title: 'Kaffee', url: '/kaffee-c1000.html' },
    ]);
    expect(JSON.parse(structuredJson(list, origin)).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://www.example.de/' },
      { '@type': 'ListItem', position: 2, name: 'Kaffee', item: 'https://www.example.de/kaffee-c1000.html' },
    ]);
  });
});
