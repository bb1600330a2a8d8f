/** Returns one page of a completely loaded list; pages are zero-based. */
export function cut<Row>(rows: readonly Row[], page: number, size: number): readonly Row[] {
  return rows.slice(page * size, (page + 1) * size)
}

/** Returns true when every word of the search occurs in the texts, ignoring case. */
export function hasWords(texts: readonly string[], search: string | undefined): boolean {
  const all = texts.join('\n').toLowerCase()
  const words = (search ?? '').toLowerCase().split(/\s+/)
  return words.every((word) => all.includes(word))
}
