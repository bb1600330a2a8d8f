import { Button } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { ApiError } from '../lib/api-error'
import { connectionStore, lookForServer } from '../lib/connection'
import { useStore } from '../lib/store'
import { useTexts } from '../lib/texts'
import { EmptyState } from '../ui/empty-state'

/** Ms between looks for the server, as the shell that looks for it may be missing, too. */
const LOOK_AGAIN = 3_000

/** Calls `onBack` when the server can be reached again. @returns true while it can't be. */
function useAway(onBack: () => void): boolean {
  const isAway = useStore(connectionStore) === 'disconnected'
  const wasAway = useRef(isAway)
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (!isAway) {
      if (wasAway.current) back()
      wasAway.current = false
      return undefined
    }
    wasAway.current = true
    const timer = setInterval(() => void lookForServer(), LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [isAway])
  return isAway
}

/** What the server said, with its number; else that trying again is the thing to do. */
function useHelper(error: unknown): string {
  const t = useTexts(shellTexts)
  if (!(error instanceof ApiError)) return t('screenFailedHelp')
  const { message, requestId } = error
  return requestId === undefined ? message : `${message} ${t('requestId', { id: requestId })}`
}

/** In place of a screen that failed: what happened, its number, and another try. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const t = useTexts(shellTexts)
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const helper = useHelper(error)
  const retry = () => {
    queries.reset()
    reset()
    void router.invalidate()
  }
  const isAway = useAway(retry)
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertTriangle size={22} />}
        text={t(isAway ? 'disconnected' : 'screenFailed')}
        helper={isAway ? t('screenAway') : helper}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      />
    </div>
  )
}
