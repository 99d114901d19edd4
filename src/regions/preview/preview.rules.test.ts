import { describe, expect, it } from 'vitest';
import { wrongFields, fieldsOf, momentOf } from './preview.rules.ts';

const now = Date.parse('2026-03-02T12:34:56.000Z');
const current = '2026-03-02T12:34:56.000Z';

describe('[PREV-6] date and time', () => {
  it.each([
    ['2026-03-06', '08:00', 'Europe/Berlin', '2026-03-06T07:00:00.000Z'],
    ['2026-03-06', '08:00', 'Europe/Istanbul', '2026-03-06T05:00:00.000Z'],
    ['2026-07-06', '08:00', 'Europe/Berlin', '2026-07-06T06:00:00.000Z'],
    [' 2026-03-06 ', '', 'Europe/Berlin', '2026-03-05T23:00:00.000Z'],
    ['2026-03-06', '25:00', 'Europe/Berlin', '2026-03-05T23:00:00.000Z'],
    ['', '', 'Europe/Berlin', current],
    ['', '08:00', 'Europe/Berlin', current],
    ['06.03.2026', '08:00', 'Europe/Berlin', current],
    ['2026-3-6', '08:00', 'Europe/Berlin', current],
    ['2026-02-30', '08:00', 'Europe/Berlin', current],
    ['2026-03-06T08:00', '08:00', 'Europe/Berlin', current],
    ['tomorrow', '08:00', 'Europe/Berlin', current],
    ['12026-03-06', '08:00', 'Europe/Berlin', current],
  ])('%j %j in %s is %s', (date, time, zone, iso) => {
    expect(momentOf(date, time, zone, now)).toBe(iso);
  });

  it.each([
    ['2026-03-06T07:00:00.000Z', 'Europe/Berlin', { date: '2026-03-06', time: '08:00' }],
    ['2026-03-05T23:00:00.000Z', 'Europe/Istanbul', { date: '2026-03-06', time: '02:00' }],
    ['', 'Europe/Berlin', { date: '', time: '' }],
    ['x', 'Europe/Berlin', { date: '', time: '' }],
  ])('%j in %s fills %j', (iso, zone, fields) => expect(fieldsOf(iso, zone)).toEqual(fields));

  it.each([
    ['', '', []],
    ['2026-11-28', '', []],
    ['2026-11-28', '09:00', []],
    [' 2026-11-28 ', ' 23:59 ', []],
    ['2028-02-29', '00:00', []],
    ['28.11.2026', '', ['date']],
    ['2026-11-2', '', ['date']],
    ['2', '', ['date']],
    ['2026-11-28T09:00', '', ['date']],
    ['2026-02-30', '', ['date']],
    ['2026-13-01', '', ['date']],
    ['1999-12-31', '', ['date']],
    ['2100-01-01', '', ['date']],
    ['2026-11-28', '9:00', ['time']],
    ['2026-11-28', '109:00', ['time']],
    ['2026-11-28', '09:000', ['time']],
    ['2026-11-28', '24:00', ['time']],
    ['', '09:00', ['date']],
    ['2026-11-28', '9:00', ['time']],
    ['2026-11-28', '24:00', ['time']],
    ['2026-11-28', '09:0', ['time']],
    ['tomorrow', 'noon', ['date', 'time']],
  ])('of the date %j and the time %j are wrong: %j', (date, time, wrong) => {
    expect(wrongFields({ date, time })).toEqual(wrong);
  });
});
