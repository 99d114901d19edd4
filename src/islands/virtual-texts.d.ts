declare module 'virtual:texts' {
  const loaders: Readonly<Record<string, () => Promise<import('../sites/translate.ts').Catalogue>>>;
  export default loaders;
}
