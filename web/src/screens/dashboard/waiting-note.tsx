import { lazy, Suspense } from 'react'
import { useLocation } from '@tanstack/react-router'
import { SkeletonRows } from '../../ui/skeleton-rows'

// A company is verified once and at work ever after: none of this is part of its dashboard.
const WaitingScreen = lazy(async () => ({
  default: (await import('./waiting-screen')).WaitingScreen,
}))
const WaitingCorrect = lazy(async () => ({
  default: (await import('./waiting-correct')).WaitingCorrect,
}))

/** The only screen of a company that is not verified yet (Spec 1 §4). */
export function WaitingNote() {
  const isCorrecting = useLocation({
    select: ({ search }) => search.page === 'correct',
  })
  return (
    <Suspense fallback={<SkeletonRows />}>
      {isCorrecting ? <WaitingCorrect /> : <WaitingScreen />}
    </Suspense>
  )
}
