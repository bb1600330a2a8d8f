/** Maximum number of items shown, so that a long package does not hide the next one. */
export const MAX_ITEMS_SHOWN = 8

/** Returns the items with those waiting for a decision first, as phones list them. */
export const waitingFirst = <Item>(
  items: readonly Item[],
  isWaiting: (item: Item) => boolean,
): readonly Item[] => [...items.filter(isWaiting), ...items.filter((item) => !isWaiting(item))]

/**
 * Returns the items shown of a collapsed package, in order: first those waiting for a decision, up to a
 * maximum.
 */
export function itemsShown<Item>(
  items: readonly Item[],
  isWaiting: (item: Item) => boolean,
  max: number = MAX_ITEMS_SHOWN,
): readonly Item[] {
  if (items.length <= max) return items
  const chosen = new Set(waitingFirst(items, isWaiting).slice(0, max))
  return items.filter((item) => chosen.has(item))
}
