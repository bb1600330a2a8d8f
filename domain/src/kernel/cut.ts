/**
 * Returns the first `most` characters of a text without splitting a surrogate pair, because
 * PostgreSQL rejects half of one.
 */
export function cut(text: string, most: number): string {
  // A character has at most two code units; a pair split by the first cut lies beyond `most`.
  return text.length <= most
    ? text
    : Array.from(text.slice(0, most * 2))
        .slice(0, most)
        .join('')
}

/** Cuts a text like `cut` and marks the cut with an ellipsis. */
export function shorten(text: string, most: number): string {
  const start = cut(text, most)
  return start === text ? text : `${start}…`
}
