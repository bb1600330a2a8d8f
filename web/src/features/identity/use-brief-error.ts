import { useEffect, useState } from 'react'
import { ERROR_CLEAR_DELAY } from '@pasok/domain/identity/identity.constants'

/** An error message that disappears after 3 s (Spec 1 §5, §9). */
export function useBriefError(): [string | null, (error: string | null) => void] {
  // A new object each time, so that the same message starts another 3 s.
  const [shown, setShown] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (shown === null) return undefined
    const timer = setTimeout(() => setShown(null), ERROR_CLEAR_DELAY)
    return () => clearTimeout(timer)
  }, [shown])
  return [shown?.text ?? null, (error) => setShown(error === null ? null : { text: error })]
}
