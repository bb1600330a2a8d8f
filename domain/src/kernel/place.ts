/** An address in one line, from the narrowest part to the widest; missing parts are left out. */
export function placeLine(parts: readonly (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(', ')
}
