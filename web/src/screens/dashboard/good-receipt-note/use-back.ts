import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'

/** Ms after which one is back once it is done (Spec 2 §9). */
const AFTER = 1_000

/** Goes back where one came from, else to the list; by itself, when `soon`. */
export function useBack(soon = false): () => void {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const navigate = useNavigate()
  const back = useCallback(() => {
    if (canGoBack) router.history.back()
    else void navigate({ to: '/dashboard/good-receipt-note', search: {} })
  }, [canGoBack, router, navigate])
  useEffect(() => {
    if (!soon) return undefined
    const timer = setTimeout(back, AFTER)
    return () => clearTimeout(timer)
  }, [soon, back])
  return back
}
