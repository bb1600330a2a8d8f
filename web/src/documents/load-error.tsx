import { Alert, Button } from '@mantine/core'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'
import { ApiError, messageOf } from '../lib/api-error'
import { useTexts } from '../lib/texts'

interface LoadErrorProps {
  error: unknown
  onRetry: () => void
  /** A try is under way. */
  busy?: boolean
}

/** Stands where something could not be loaded: why, and one way on; by itself once connected. */
export function LoadError({ error, onRetry, busy = false }: LoadErrorProps) {
  const t = useTexts(documentTexts)
  const retry = useEffectEvent(onRetry)
  const isOffline = error instanceof ApiError && error.code === 'offline'
  useEffect(() => {
    if (!isOffline) return undefined
    const again = () => retry()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isOffline])
  return (
    <Alert
      variant="default"
      role="alert"
      icon={<IconAlertTriangle size={18} color="var(--mantine-color-error)" aria-hidden />}
      title={messageOf(error)}
    >
      <Button size="xs" variant="default" loading={busy} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Alert>
  )
}
