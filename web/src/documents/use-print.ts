import type { Paper } from '@pasok/domain/kernel/paper'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { toastFailure } from '../lib/toast'

/** Prints a document of its own, not the page: while `paper` is there it stands in a `PaperSheet`. */
export function usePrint(make: () => Paper | Promise<Paper>) {
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
  return { paper, isReading, print: () => void print() }
}
