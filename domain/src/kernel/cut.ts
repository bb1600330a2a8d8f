/**
 * Returns the first `maxLength` characters of a text without splitting a surrogate pair, because
 * PostgreSQL rejects half of one.
 */
export function cut(text: string, maxLength: number): string {
  // A character has at most two code units; a pair split by the first cut lies beyond `maxLength`.
  return text.length <= maxLength
    ? text
    : Array.from(text.slice(0, maxLength * 2))
        .slice(0, maxLength)
        .join('')
}

/** Cuts a text like `cut` and marks the cut with an ellipsis. */
export function shorten(text: string, maxLength: number): string {
  const start = cut(text, maxLength)
  return start === text ? text : `${start}…`
}
