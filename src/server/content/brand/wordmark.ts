import { SaxesParser } from 'saxes';
import type { Wordmark } from '../../../contracts/shop/wordmark.contract.ts';

const mostBytes = 8192;
const mostShapes = 60;
/** The place in the header: as high as its row, and as wide as a phone has room for. */
const [leastShape, mostShape] = [1, 5];
const shapeNames = new Set(['g', 'path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line']);
const attributeNames = new Set(
  'd points x y x1 y1 x2 y2 cx cy r rx ry width height transform opacity fill fill-rule fill-opacity clip-rule stroke stroke-width stroke-linecap stroke-linejoin'.split(
    ' ',
  ),
);
/** Numbers, letters of paths, functions of transforms and colours: no address can be written with them. */
const plainValue = /^[\w\s.,()#%+-]*$/;

/** Thrown with what is wrong with the drawing. */
class WordmarkError extends Error {}

const refuse = (what: string): never => {
  throw new WordmarkError(what);
};

const frameOf = (viewBox: string | undefined): { readonly width: number; readonly height: number } => {
  const [x, y, width = 0, height = 0, ...more] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (x !== 0 || y !== 0 || more.length > 0 || !(width > 0) || !(height > 0))
    return refuse('needs a viewBox like "0 0 140 34"');
  const shape = width / height;
  if (shape < leastShape || shape > mostShape)
    return refuse(`is ${shape.toFixed(1)} times as wide as high: it may be ${leastShape} to ${mostShape} times`);
  return { width, height };
};

const attributesOf = (name: string, attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([key, value]) => {
      if (!attributeNames.has(key))
        return refuse(`has the attribute ${key.slice(0, 40)} of ${name}: only shapes and colours`);
      if (!plainValue.test(value) || /url/i.test(value))
        return refuse(`has a value in ${name} ${key} that is no number, colour or path`);
      return ` ${key}="${value.replaceAll(/\s+/g, ' ').trim()}"`;
    })
    .join('');

const readShapes = (svg: string): Wordmark => {
  let depth = 0;
  let count = 0;
  let shapes = '';
  let frame: { readonly width: number; readonly height: number } | undefined;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', () => refuse('is no XML'));
  parser.on('doctype', () => refuse('has a DOCTYPE'));
  parser.on('processinginstruction', () => refuse('has a processing instruction'));
  parser.on('cdata', () => refuse('has more than shapes in it'));
  parser.on('text', (text) => {
    if (text.trim() !== '') refuse('has text in it: turn it into paths');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth === 1) {
      if (name !== 'svg') refuse('is no svg element');
      frame = frameOf(attributes['viewBox']);
      return;
    }
    count += 1;
    if (!shapeNames.has(name)) refuse(`has the element ${name.slice(0, 40)}: only shapes`);
    if (count > mostShapes || depth > 8) refuse(`has more than ${mostShapes} shapes`);
    shapes += `<${name}${attributesOf(name, attributes)}>`;
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (depth > 0) shapes += `</${name}>`;
  });
  parser.write(svg).close();
  if (!frame || count === 0) return refuse('has no shapes');
  return { ...frame, shapes: shapes.replaceAll(/><\/(?!g>)\w+>/g, '/>') };
};

/** Reads the wordmark of a brand. Returns what is wrong with it, in words that follow the name of the file. */
export const readWordmark = (svg: string): Wordmark | string => {
  if (Buffer.byteLength(svg) > mostBytes) return `is larger than ${mostBytes / 1024} kB`;
  try {
    return readShapes(svg);
  } catch (fault) {
    if (fault instanceof WordmarkError) return fault.message;
    throw fault;
  }
};
