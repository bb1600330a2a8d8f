const STEPS: Readonly<Record<string, 'left' | 'right' | 'up' | 'down'>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

function columnsOf(cards: readonly HTMLElement[]): number {
  const top = cards[0]?.offsetTop
  const below = cards.findIndex((card) => card.offsetTop !== top)
  return below < 0 ? cards.length : below
}

/**
 * Returns the index of the card that an arrow key leads to; -1 above the first row, undefined where there is
 * none.
 */
export function nextCard(
  key: string,
  index: number,
  count: number,
  columns: number,
): number | undefined {
  const step = STEPS[key]
  if (step === undefined || columns < 1) return undefined
  if (step === 'up') return index < columns ? -1 : index - columns
  if (step === 'down') {
    const isLastRow = Math.floor(index / columns) === Math.floor((count - 1) / columns)
    return isLastRow ? undefined : Math.min(index + columns, count - 1)
  }
  const next = step === 'left' ? index - 1 : index + 1
  return next >= 0 && next < count ? next : undefined
}

/** Focuses a card's button, or its link if there is none. */
export function focusCard(card: HTMLElement | undefined, onLink: boolean): void {
  const link = card?.querySelector<HTMLElement>('[data-card-link]')
  const add = card?.querySelector<HTMLElement>('[data-card-add]')
  const target = onLink ? link : (add ?? link)
  target?.focus()
}

/** Moves between cards with the arrow keys, on links or on buttons; Up in the first row leaves the grid. */
export function moveAmongCards(grid: HTMLElement, event: KeyboardEvent, leaveUp: () => void): void {
  if (!(event.key in STEPS) || event.altKey || event.ctrlKey || event.metaKey) return
  const from = event.target instanceof HTMLElement ? event.target : undefined
  // In a quantity field the arrow keys move the caret and change the number.
  if (from?.tagName === 'INPUT') return
  const cards = [...grid.querySelectorAll<HTMLElement>('[data-card]')]
  const index = cards.findIndex((card) => card.contains(from ?? null))
  if (index < 0) return
  const next = nextCard(event.key, index, cards.length, columnsOf(cards))
  if (next === undefined) return
  event.preventDefault()
  if (next < 0) leaveUp()
  else focusCard(cards[next], from?.hasAttribute('data-card-link') ?? false)
}
