/** Splits a list into parts of at most `size`, in order. */
export const chunksOf = <One>(all: readonly One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )

/**
 * Returns the keys between two keys, in display order, both included; only the second if the first no longer
 * exists.
 */
export function keysBetween(
  shown: readonly string[],
  one: string,
  other: string,
): readonly string[] {
  const [from, to] = [shown.indexOf(one), shown.indexOf(other)].toSorted((a, b) => a - b)
  return from === undefined || to === undefined || from < 0 ? [other] : shown.slice(from, to + 1)
}

/** Returns one page of a completely loaded list; pages are zero-based. */
export function rowsOfPage<Row>(rows: readonly Row[], page: number, size: number): readonly Row[] {
  return rows.slice(page * size, (page + 1) * size)
}

/** Returns true when every word of the search occurs in the texts, ignoring case. */
export function hasWords(texts: readonly string[], search: string | undefined): boolean {
  const all = texts.join('\n').toLowerCase()
  const words = (search ?? '').toLowerCase().split(/\s+/)
  return words.every((word) => all.includes(word))
}
