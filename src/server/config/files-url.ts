/** An S3-compatible bucket and the key to it. */
export interface BucketSettings {
  /** address of the bucket, without a slash at its end */
  readonly base: string;
  readonly host: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Stores that know no regions take this one. */
const usualRegion = 'us-east-1';
const known = new Set(['region', 'style']);

const meaning =
  'an address like https://key:secret@s3.example.com/bucket?region=eu-central-1, with &style=host for https://bucket.s3.example.com; / + : and @ in key and secret are written %2F %2B %3A %40';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
};

/** Reads FILES_URL. Throws an Error whose message says what it must be, and nothing of what it is: it holds a secret. */
export const readFilesUrl = (text: string): BucketSettings => {
  const fault = new Error(`FILES_URL must be ${meaning}.`);
  if (!URL.canParse(text)) throw fault;
  const { protocol, username, password, host, pathname, searchParams, hash } = new URL(text);
  const bucket = /^\/([A-Za-z0-9][\w.-]{1,61}[A-Za-z0-9])\/?$/.exec(pathname)?.[1];
  const [keyId, secret] = [decoded(username), decoded(password)];
  const style = searchParams.get('style') ?? 'path';
  const region = searchParams.get('region') ?? usualRegion;
  const areRight = [
    /^https?:$/.test(protocol),
    hash === '',
    [...searchParams.keys()].every((key) => known.has(key)),
    /^(?:path|host)$/.test(style),
    /^[a-z0-9-]{1,40}$/i.test(region),
    keyId !== '',
    secret !== '',
  ];
  if (bucket === undefined || areRight.includes(false)) throw fault;
  const base = style === 'host' ? `${protocol}//${bucket}.${host}` : `${protocol}//${host}/${bucket}`;
  return { base, host, bucket, region, keyId, secret };
};
