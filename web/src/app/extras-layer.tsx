import { useHotkeys } from '@mantine/hooks'
import { CatchBoundary } from '@tanstack/react-router'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { lazy, Suspense, useCallback, useState } from 'react'
import { reach, Unreached } from '../lib/reach'
import { useStore } from '../lib/store'
import { useTexts } from '../lib/texts'
import { toastError } from '../lib/toast'
import { ConnectionBanner } from './connection-banner'
import type { Door } from './doors'
import { extraStore } from './extras.store'
import { FeedbackButton } from './feedback-button'
import { useGoKeys } from './use-go-keys'

const makeDialogs = () => ({
  Palette: lazy(async () => ({ default: (await reach(() => import('./palette'))).Palette })),
  Shortcuts: lazy(async () => ({ default: (await reach(() => import('./shortcuts'))).Shortcuts })),
  FeedbackDialog: lazy(async () => ({
    default: (await reach(() => import('../features/platform/feedback-dialog'))).FeedbackDialog,
  })),
})

/** The screen goes on without what failed beside it. */
const Nothing = () => null

/**
 * Which failed to load is closed with a word, and can be asked for again: what is lazy remembers its
 * failure, so they are made anew.
 */
function useDialogs(close: () => void) {
  const t = useTexts(shellTexts)
  const [dialogs, setDialogs] = useState(makeDialogs)
  const onCatch = (error: unknown) => {
    close()
    setDialogs(makeDialogs)
    // The banner says it.
    if (!(error instanceof Unreached)) toastError(t('error'), 'extra-failed')
  }
  return { dialogs, onCatch }
}

interface ExtrasLayerProps {
  doors: readonly Door[]
  /** Of people of a buying company; closed until their registration is complete. */
  feedback?: 'open' | 'closed'
}

/** The banner, the floating button, and whichever of the others is asked for. */
export function ExtrasLayer({ doors, feedback }: ExtrasLayerProps) {
  const shown = useStore(extraStore)
  const close = useCallback(() => extraStore.set(null), [])
  const { dialogs, onCatch } = useDialogs(close)
  const { Palette, Shortcuts, FeedbackDialog } = dialogs
  useHotkeys([['mod+K', () => extraStore.set('palette')]], [])
  useHotkeys([['shift+?', () => extraStore.set('shortcuts')]])
  useGoKeys(doors)
  return (
    <>
      <ConnectionBanner />
      {feedback && <FeedbackButton isOpen={feedback === 'open'} />}
      <CatchBoundary getResetKey={() => shown} errorComponent={Nothing} onCatch={onCatch}>
        <Suspense>
          {shown === 'palette' && (
            <Palette doors={doors} mayGiveFeedback={feedback === 'open'} onClose={close} />
          )}
          {shown === 'shortcuts' && <Shortcuts doors={doors} onClose={close} />}
          {shown === 'feedback' && feedback === 'open' && <FeedbackDialog onClose={close} />}
        </Suspense>
      </CatchBoundary>
    </>
  )
}
