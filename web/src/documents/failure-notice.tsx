import { Alert, Button } from '@mantine/core'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { AddressLink, isOwnAddress } from '../lib/address-link'
import type { nextOf } from '../lib/api-error'
import { useTexts } from '../lib/texts'
import { useInSight } from '../ui/in-sight'
import { look } from '../ui/look'

interface FailureNoticeProps {
  /** The action that failed. */
  title: string
  messages: readonly string[]
  onClose: () => void
  /** The next step that the server suggests. */
  next?: ReturnType<typeof nextOf>
  action?: ReactNode
}

/**
 * Error alert (Spec 1 §8) with the reason why an action failed; scrolled into view when it appears and shown
 * until dismissed.
 */
export function FailureNotice({ title, messages, onClose, next, action }: FailureNoticeProps) {
  const t = useTexts(documentTexts)
  const error = useTexts(shellTexts)('error')
  const { ref, className } = useInSight('nearest')
  return (
    <Alert
      ref={ref}
      color="red"
      role="alert"
      className={`${look('mb-md')} ${className}`}
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={error}
      withCloseButton
      closeButtonLabel={t('close')}
      onClose={onClose}
    >
      {title !== error && <p className={look('medium')}>{title}</p>}
      <ul className={look(messages.length > 1 && 'bullets')}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {next && isOwnAddress(next.address) && (
        <div className={look('mt-sm')}>
          <Button
            size="xs"
            variant="default"
            renderRoot={(props) => <AddressLink {...props} address={next.address} />}
          >
            {next.label}
          </Button>
        </div>
      )}
      {action !== undefined && <div className={look('mt-sm')}>{action}</div>}
    </Alert>
  )
}
