import { Alert, Button } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { ApiError, messageOf } from '../lib/api-error'
import { useTexts } from '../lib/texts'
import classes from './load-error.module.css'
import { look } from '../ui/look'

interface LoadErrorProps {
  error: unknown
  onRetry: () => void
  /** Title of the alert; `Error` by default. */
  title?: string | undefined
  busy?: boolean
  /** The expected content, rendered invisibly, so that the page below does not move. */
  inPlaceOf?: ReactNode
}

/**
 * Shown where something failed to load (Spec 1 §8): the reason and a retry button; retries automatically when
 * the connection returns.
 */
export function LoadError({ error, onRetry, title, busy = false, inPlaceOf }: LoadErrorProps) {
  const t = useTexts(documentTexts)
  const shell = useTexts(shellTexts)
  const retry = useEffectEvent(onRetry)
  const isOffline = error instanceof ApiError && error.code === 'offline'
  useEffect(() => {
    if (!isOffline) return undefined
    const again = () => retry()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isOffline])
  const notice = (
    <Alert
      variant="default"
      role="alert"
      icon={<IconAlertTriangle size={18} color="var(--mantine-color-error)" aria-hidden />}
      title={title ?? shell('error')}
      // The margin matters where the message is taller than the expected content.
      mb={inPlaceOf === undefined ? 0 : 'md'}
    >
      <p className={look('mb-xs')}>{messageOf(error)}</p>
      <Button size="xs" variant="default" loading={busy} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Alert>
  )
  if (inPlaceOf === undefined) return notice
  return (
    <div className={`${look('grid')} ${classes.place}`}>
      <div className={look('invisible')} inert aria-hidden>
        {inPlaceOf}
      </div>
      {notice}
    </div>
  )
}
