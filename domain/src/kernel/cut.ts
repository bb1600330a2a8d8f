/** The first characters of a text, no emoji of which is halved: PostgreSQL keeps no half ones. */
export function cut(text: string, most: number): string {
  // No character takes more than two units; what the first cut halves, if any, is beyond the most.
  return text.length <= most
    ? text
    : Array.from(text.slice(0, most * 2))
        .slice(0, most)
        .join('')
}

/** The same for a message: what is cut off is told by dots. */
export function shorten(text: string, most: number): string {
  const start = cut(text, most)
  return start === text ? text : `${start}…`
}
