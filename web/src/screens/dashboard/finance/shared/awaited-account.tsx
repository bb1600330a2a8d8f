import { Alert, Button } from '@mantine/core'
import type { Transaction } from '@pasok/domain/payments/payments.model'
import { waitingTexts } from '@pasok/domain/payments/payments.pay.texts'
import { isLive } from '@pasok/domain/payments/payments.states'
import { IconClock, IconExternalLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useTransaction } from '../../../../features/payments/payments.queries'
import { useTexts } from '../../../../lib/texts'
import { toastError, toastFailure } from '../../../../lib/toast'
import { Countdown } from './countdown'
import { TransactionAccount } from './transaction-account'
import { look } from '../../../../ui/look'

/** Asks now whether it was paid (Spec 2 §4). */
function useCheck(code: string) {
  const t = useTexts(waitingTexts)
  const { refetch } = useTransaction(code)
  const [isChecking, setChecking] = useState(false)
  const check = async () => {
    setChecking(true)
    const { data, error } = await refetch()
    setChecking(false)
    if (error) toastFailure(error, 'not-paid')
    else if (data && isLive(data.lastStatus)) toastError(t('notPaid'), 'not-paid')
  }
  return { check: () => void check(), isChecking }
}

/** What a gateway collects: its account or its page, and how long it is there. */
export function AwaitedAccount({ transaction }: { transaction: Transaction }) {
  const t = useTexts(waitingTexts)
  const { code, lastStatus, url, expires_at: until } = transaction
  const { check, isChecking } = useCheck(code)
  return (
    <div className={look('grid', 'gap-md')}>
      {lastStatus === 'Creating' && (
        <Alert color="blue" icon={<IconClock size={18} aria-hidden />} title={t('preparing')}>
          {t('preparingHelp')}
        </Alert>
      )}
      <TransactionAccount transaction={transaction} />
      {until !== null && <Countdown until={until} />}
      <p className={look('dimmed', 'text-xs')}>{t(url === null ? 'byItself' : 'openPageHelp')}</p>
      <div className={look('row', 'wrap', 'gap-xs', 'phone-column')}>
        {url !== null && (
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            rightSection={<IconExternalLink size={16} aria-hidden />}
          >
            {t('openPage')}
          </Button>
        )}
        {lastStatus !== 'Creating' && (
          <Button
            variant={url === null ? 'filled' : 'default'}
            loading={isChecking}
            onClick={check}
          >
            {t('check')}
          </Button>
        )}
      </div>
    </div>
  )
}
