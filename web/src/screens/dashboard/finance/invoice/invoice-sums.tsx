import { UnstyledButton } from '@mantine/core'
import type { InvoiceState } from '@pasok/domain/invoices/invoices.states'
import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import { LoadError } from '../../../../documents/load-error'
import { StatusChip } from '../../../../documents/status-chip'
import { useInvoiceCounts } from '../../../../features/invoices/invoices.queries'
import { count as formatCount } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { Money } from '../../../../ui/money'
import classes from './invoice-list.module.css'
import { look } from '../../../../ui/look'

/** What was withdrawn is nobody's concern any more. */
const COUNTED = [
  'Ready to Payment',
  'Waiting Payment',
  'Review Payment',
  'Paid',
] as const satisfies readonly InvoiceState[]

interface InvoiceSumsProps {
  /** The one whose invoices are shown alone. */
  chosen: string | undefined
  onChoose: (status: InvoiceState | undefined) => void
}

/** What the company's invoices come to, by status; a press shows those of one alone, another all. */
export function InvoiceSums({ chosen, onChoose }: InvoiceSumsProps) {
  const t = useTexts(invoiceTexts)
  const { data, error, isFetching, refetch } = useInvoiceCounts()
  const sums = (
    <ul
      className={look('grid', 'auto-columns', 'gap-sm', 'phone-gap-xs', 'mb-md')}
      aria-label={t('sums')}
    >
      {COUNTED.map((status) => {
        const { count = 0, totalAmount = 0 } = data?.[status] ?? {}
        return (
          <li key={status}>
            <UnstyledButton
              className={`${classes.sum} ${look('block', 'w-full', 'p-sm-md', 'phone-p-xs-sm', 'frame', 'hover-border')}`}
              aria-pressed={chosen === status}
              onClick={() => onChoose(chosen === status ? undefined : status)}
            >
              <StatusChip status={status} />
              <span className={look('block', 'text-lg', 'mt-xs', 'phone-text-md')}>
                {data ? <Money amount={totalAmount} strong /> : '\u00a0'}
              </span>
              <span className={look('block', 'quiet', 'tiny')}>
                {data &&
                  (count === 1
                    ? t('oneInvoice')
                    : t('countInvoices', { count: formatCount(count) }))}
                &nbsp;
              </span>
            </UnstyledButton>
          </li>
        )
      })}
    </ul>
  )
  if (!error || data) return sums
  return (
    <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} inPlaceOf={sums} />
  )
}
