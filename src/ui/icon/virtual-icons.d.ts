declare module 'virtual:icons/*' {
  /** outline (`d` of a path) in a square of 256 units */
  const outline: string;
  export default outline;
}
