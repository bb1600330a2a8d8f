/** By how many pictures a key turns: the arrows by one. */
export const stepOf = (key: string): number =>
  key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
