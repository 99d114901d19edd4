import type { PreviewProps } from './Preview.tsx';

/** The button of staff is drawn in the browser alone, after the shop has confirmed the login. */
export const previewFixtures = {
  'a visitor sees the shop of today': {},
  'a preview of a date': { mark: { at: '2026-12-01T08:00:00Z', groups: [], back: '/' } },
  'a preview of a date, with groups of A/B tests': {
    mark: { at: '2026-12-01T08:00:00Z', groups: ['hero: B', 'banner: A'], back: '/kaffee-c1000.html' },
  },
} as const satisfies Readonly<Record<string, PreviewProps>>;
