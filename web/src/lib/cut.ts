/** The rows of one page of a list that came whole; pages are counted from 0. */
export function cut<Row>(rows: readonly Row[], page: number, size: number): readonly Row[] {
  return rows.slice(page * size, (page + 1) * size)
}

/** True when every word of the search stands somewhere in the texts, whatever the case. */
export function hasWords(texts: readonly string[], search: string | undefined): boolean {
  const all = texts.join('\n').toLowerCase()
  const words = (search ?? '').toLowerCase().split(/\s+/)
  return words.every((word) => all.includes(word))
}
