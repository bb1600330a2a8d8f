import { Button } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { ApiError, messageOf } from '../lib/api-error'
import { useTexts } from '../lib/texts'
import { EmptyState } from '../ui/empty-state'

/** In place of a screen that failed: what happened, its number, and another try. */
export function ScreenError({ error, reset }: ErrorComponentProps) {
  const t = useTexts(shellTexts)
  const router = useRouter()
  const queries = useQueryErrorResetBoundary()
  const requestId = error instanceof ApiError ? error.requestId : undefined
  const retry = () => {
    queries.reset()
    reset()
    void router.invalidate()
  }
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertTriangle size={22} />}
        text={t('screenFailed')}
        helper={[messageOf(error), requestId && t('requestId', { id: requestId })]
          .filter(Boolean)
          .join(' ')}
        action={<Button onClick={retry}>{t('retry')}</Button>}
      />
    </div>
  )
}
