/** More items than this are folded: a long package must not bury the next one. */
export const MOST_ITEMS_SHOWN = 8

/**
 * The items of a folded package, in their order: those that wait for a decision before the others,
 * and never so many that the page becomes theirs.
 */
export function itemsShown<Item>(
  items: readonly Item[],
  isWaiting: (item: Item) => boolean,
  most: number = MOST_ITEMS_SHOWN,
): readonly Item[] {
  if (items.length <= most) return items
  const others = items.filter((item) => !isWaiting(item))
  const first = [...items.filter(isWaiting), ...others].slice(0, most)
  const chosen = new Set(first)
  return items.filter((item) => chosen.has(item))
}
