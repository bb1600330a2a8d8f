import { Button } from '@mantine/core'
import { companyWaitingTexts } from '@pasok/domain/company/company.waiting.texts'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { FailureNotice } from '../../documents/failure-notice'
import { call } from '../../lib/api'
import { messageOf } from '../../lib/api-error'
import { useTexts } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { look } from '../../ui/look'

/** The verification link once more. What keeps it from being sent is said beside the button. */
export function MailAgain({ email }: { email: string }) {
  const t = useTexts(companyWaitingTexts)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const ask = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await call('askVerificationMail', { body: { email } })
      toastSuccess(t('mailSent', { email }))
    } catch (reason) {
      setFailure(messageOf(reason))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={look('stack', 'align-start', 'gap-xs', 'mt-xs')}>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconMail size={16} stroke={1.75} aria-hidden />}
        loading={busy}
        onClick={() => void ask()}
      >
        {t('mailAgain')}
      </Button>
      {failure !== null && (
        <FailureNotice
          title={t('mailNotSent')}
          messages={[failure]}
          onClose={() => setFailure(null)}
        />
      )}
    </div>
  )
}
