/** Returns by how many pictures a key moves. */
export const stepOf = (key: string): number =>
  key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
