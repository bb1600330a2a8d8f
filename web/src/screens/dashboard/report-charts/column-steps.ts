/** Maximum number of labels below a chart. */
const NAMES = 6

/** Returns which points get a label, at even distances; those at the ends also where there is little room. */
export function namedOf(points: number): (at: number) => 'end' | 'middle' | undefined {
  const every = Math.max(1, Math.ceil(points / NAMES))
  return (at) => {
    if (at % every !== 0) return undefined
    return at === 0 || at + every >= points ? 'end' : 'middle'
  }
}

/** Returns the column that a key leads to; undefined for other keys. */
export function nextColumn(key: string, from: number, columns: number): number | undefined {
  if (key === 'ArrowRight') return Math.min(from + 1, columns - 1)
  if (key === 'ArrowLeft') return Math.max(from - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? columns - 1 : undefined
}
