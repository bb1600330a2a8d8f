import type { Paper } from '@pasok/domain/kernel/paper'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { toastFailure } from '../lib/toast'

/** Browsers that fill in a field send a `keydown` without a key: the modifiers are compared first. */
const isPrintKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === 'p'

/**
 * Prints a document of its own, not the page: while `paper` is there it stands in a `PaperSheet`.
 * @param isPage the page is about this document: the browser's own keys print it, too.
 */
export function usePrint(make: () => Paper | Promise<Paper>, isPage: boolean) {
  const [paper, setPaper] = useState<Paper | null>(null)
  const [isReading, setReading] = useState(false)
  const print = async () => {
    setReading(true)
    try {
      const made = await make()
      // On the page before the printer looks at it.
      flushSync(() => setPaper(made))
      window.addEventListener('afterprint', () => setPaper(null), { once: true })
      window.print()
    } catch (error) {
      toastFailure(error)
    } finally {
      setReading(false)
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPrintKey(event)) return
    event.preventDefault()
    if (!isReading) void print()
  })
  useEffect(() => {
    if (!isPage) return undefined
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isPage])
  return { paper, isReading, print: () => void print() }
}
