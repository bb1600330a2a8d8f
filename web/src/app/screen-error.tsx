import { Button } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiError } from '../lib/api-error'
import { useTexts } from '../lib/texts'
import { EmptyState } from '../ui/empty-state'
import { useAway } from './use-away'

/** Returns the server's message with its request id; otherwise advice to try again. */
function useHelper(error: unknown): string {
  const t = useTexts(shellTexts)
  if (!(error instanceof ApiError)) return t('screenFailedHelp')
  const { message, requestId } = error
  return requestId === undefined ? message : `${message} ${t('requestId', { id: requestId })}`
}

/** Error page of a failed screen: what happened, the request id and a retry button. */
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
