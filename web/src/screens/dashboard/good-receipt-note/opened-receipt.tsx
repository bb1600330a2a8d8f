import { Anchor } from '@mantine/core'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../../../documents/load-error'
import { useReceipt } from '../../../features/receipts/receipts.queries'
import { isMissing } from '../../../lib/api-error'
import { useTexts } from '../../../lib/texts'
import { useJump } from '../../../lib/use-jump'
import { ReceiptCard } from './receipt-card'
import { look } from '../../../ui/look'

/** The receipt that the address names, before all others. */
export function OpenedReceipt({ code }: { code: string }) {
  const t = useTexts(receiptTexts)
  const jump = useJump()
  const { data, error, refetch } = useReceipt(code)
  const missing = isMissing(error)
  if (!data && !error) return null
  return (
    <div className={look('mb-lg')}>
      <div className={look('row', 'justify-between', 'gap-sm', 'dimmed', 'mb-xs')}>
        <span role={missing ? 'alert' : undefined}>
          {missing ? t('receiptMissing', { code }) : t('openedReceipt')}
        </span>
        <Anchor
          size="sm"
          renderRoot={(props) => <Link {...props} to="/dashboard/good-receipt-note" search={{}} />}
        >
          {t('showAll')}
        </Anchor>
      </div>
      {error && !data && !missing && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && <ReceiptCard key={`${data._id} ${jump}`} receipt={data} opened />}
    </div>
  )
}
