import { useHotkeys } from '@mantine/hooks'
import { lazy, Suspense, useCallback } from 'react'
import { useStore } from '../lib/store'
import { ConnectionBanner } from './connection-banner'
import type { Door } from './doors'
import { extraStore } from './extras.store'
import { FeedbackButton } from './feedback-button'
import { useGoKeys } from './use-go-keys'

const Palette = lazy(async () => ({ default: (await import('./palette')).Palette }))
const Shortcuts = lazy(async () => ({ default: (await import('./shortcuts')).Shortcuts }))
const FeedbackDialog = lazy(async () => ({
  default: (await import('../features/platform/feedback-dialog')).FeedbackDialog,
}))

interface ExtrasLayerProps {
  doors: readonly Door[]
  /** Of people of a buying company; closed until their registration is complete. */
  feedback?: 'open' | 'closed'
}

/** The banner, the floating button, and whichever of the others is asked for. */
export function ExtrasLayer({ doors, feedback }: ExtrasLayerProps) {
  const shown = useStore(extraStore)
  const close = useCallback(() => extraStore.set(null), [])
  useHotkeys([['mod+K', () => extraStore.set('palette')]], [])
  useHotkeys([['shift+?', () => extraStore.set('shortcuts')]])
  useGoKeys(doors)
  return (
    <>
      <ConnectionBanner />
      {feedback && <FeedbackButton isOpen={feedback === 'open'} />}
      <Suspense>
        {shown === 'palette' && (
          <Palette doors={doors} mayGiveFeedback={feedback === 'open'} onClose={close} />
        )}
        {shown === 'shortcuts' && <Shortcuts doors={doors} onClose={close} />}
        {shown === 'feedback' && feedback === 'open' && <FeedbackDialog onClose={close} />}
      </Suspense>
    </>
  )
}
