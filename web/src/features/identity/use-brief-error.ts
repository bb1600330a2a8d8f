import { useEffect, useState } from 'react'
import { ERROR_CLEAR_DELAY } from '@pasok/domain/identity/identity.constants'

/** An error message that disappears after 3 s (Spec 1 §5, §9). */
export function useBriefError(): [string | null, (error: string | null) => void] {
  // A new object each time, so that the same message starts another 3 s.
  const [said, setSaid] = useState<{ text: string } | null>(null)
  useEffect(() => {
    if (said === null) return undefined
    const timer = setTimeout(() => setSaid(null), ERROR_CLEAR_DELAY)
    return () => clearTimeout(timer)
  }, [said])
  return [said?.text ?? null, (error) => setSaid(error === null ? null : { text: error })]
}
