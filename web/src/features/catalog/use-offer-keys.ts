import { useState, type KeyboardEvent } from 'react'

interface OfferKeysInput {
  /** Shows what is offered, or takes it away. */
  setOpen: (isOpen: boolean) => void
  /** What is offered now; nothing while the list is closed. */
  offers: readonly string[]
  onPick: (query: string) => void
  /** Enter, with none of the offers chosen. */
  onConfirm: () => void
  /** Arrow down from the last one, or with nothing offered. */
  onLeaveDown: () => void
  /** Escape, with nothing offered. */
  onEscape: () => void
}

/**
 * The keys of a search field over a list of searches: arrows walk through them and on into what was
 * found, Enter takes one, Escape closes. Which one is kept by its words, as the list changes while
 * one types.
 */
export function useOfferKeys(input: OfferKeysInput) {
  const { setOpen, offers } = input
  const [wanted, setWanted] = useState<string>()
  const active = offers.find((query) => query === wanted)
  const isOpen = offers.length > 0
  const goDown = () => {
    const next = offers[active === undefined ? 0 : offers.indexOf(active) + 1]
    setWanted(next)
    if (next !== undefined) return
    setOpen(false)
    input.onLeaveDown()
  }
  const goUp = () => setWanted(active && offers[offers.indexOf(active) - 1])
  const escape = () => {
    // What is offered for no words must not come in place of what was cleared.
    setOpen(false)
    if (!isOpen) input.onEscape()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
    else if (event.key === 'ArrowDown') goDown()
    else if (event.key === 'ArrowUp' && isOpen) goUp()
    else if (event.key === 'Enter' && active !== undefined) input.onPick(active)
    else if (event.key === 'Enter') input.onConfirm()
    else if (event.key === 'Escape') escape()
    else return
    event.preventDefault()
  }
  return { active, leave: () => setWanted(undefined), onKeyDown }
}
