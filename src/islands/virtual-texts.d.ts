declare module 'virtual:texts' {
  const loaders: Readonly<Record<string, (region: string) => Promise<import('./island.ts').SiteTexts>>>;
  export default loaders;
}
