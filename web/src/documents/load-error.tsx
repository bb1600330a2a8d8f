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
  /** Where the specification names another one than Error. */
  title?: string | undefined
  /** A try is under way. */
  busy?: boolean
  /** What was expected here: unseen, it keeps its room, and nothing below moves. */
  inPlaceOf?: ReactNode
}

/** Spec 1 §8: stands where something could not be loaded: why, and one way on; by itself once connected. */
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
  const told = (
    <Alert
      variant="default"
      role="alert"
      icon={<IconAlertTriangle size={18} color="var(--mantine-color-error)" aria-hidden />}
      title={title ?? shell('error')}
      // It counts where the message needs more room than what was expected.
      mb={inPlaceOf === undefined ? 0 : 'md'}
    >
      <p className={look('mb-xs')}>{messageOf(error)}</p>
      <Button size="xs" variant="default" loading={busy} onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </Alert>
  )
  if (inPlaceOf === undefined) return told
  return (
    <div className={`${look('grid')} ${classes.place}`}>
      <div className={look('invisible')} inert aria-hidden>
        {inPlaceOf}
      </div>
      {told}
    </div>
  )
}
