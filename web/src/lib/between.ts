/** The keys from one to another in the order shown, both included; only the other when the first is gone. */
export function between(shown: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [shown.indexOf(one), shown.indexOf(other)].toSorted((a, b) => a - b)
  return from === undefined || to === undefined || from < 0 ? [other] : shown.slice(from, to + 1)
}
