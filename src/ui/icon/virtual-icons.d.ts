declare module 'virtual:icons/*' {
  /** inside of a 256 x 256 SVG */
  const body: string;
  export default body;
}
