/** Returns an address on one line, from the smallest part to the largest; missing parts are left out. */
export function placeLine(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
