import type { VendorReceipt } from '@pasok/domain/receipts/receipts.model'
import { portalReceiptTexts } from '@pasok/domain/receipts/receipts.portal.texts'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import { ReceiptChip } from '../../../documents/receipt-chip'
import { shortOf } from '../../../documents/receipt-lines'
import { count as formatCount, useFormats } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import type { Column } from '../../../ui/data-table.types'
import { Money } from '../../../ui/money'
import { look } from '../../../ui/look'

/** Result of a receipt: complete, or the number of short items, as icon and text. */
export function ReceiptResult({ receipt }: { receipt: VendorReceipt }) {
  const t = useTexts(portalReceiptTexts)
  const { items } = receipt
  const short = items.filter((item) => shortOf(item) > 0).length
  const Icon = short > 0 ? IconAlertTriangle : IconCircleCheck
  return (
    <span className={look('inline-row', 'gap-4', 'nowrap', short > 0 ? 'amber' : 'green')}>
      <Icon size={14} aria-hidden />
      {short > 0
        ? t('someShort', { count: formatCount(short), all: formatCount(items.length) })
        : t('allComplete')}
    </span>
  )
}

export function useReceiptColumns(): Column<VendorReceipt>[] {
  const t = useTexts(portalReceiptTexts)
  const { date } = useFormats()
  return [
    {
      key: 'code',
      head: t('code'),
      card: 'title',
      cell: ({ received }) => (
        <span className={`${look('medium')} ${look('nowrap')}`}>{received.code}</span>
      ),
    },
    { key: 'buyer', head: t('buyer'), cell: ({ buyer }) => buyer.name },
    {
      key: 'package',
      head: t('package'),
      cell: ({ reference_doc: about }) => (
        <div className={look('py-4')}>
          <span className={look('nowrap')}>{about.code_package}</span>
          <span className={look('block', 'dimmed', 'text-xs', 'nowrap')}>{about.code_po}</span>
        </div>
      ),
    },
    {
      key: 'status',
      head: t('result'),
      cell: (receipt) => <ReceiptResult receipt={receipt} />,
    },
    {
      key: 'total',
      head: t('total'),
      align: 'right',
      card: 'figure',
      cell: ({ total }) => <Money amount={total} />,
    },
    {
      key: 'date',
      head: t('receivedOn'),
      align: 'right',
      card: 'date',
      cell: ({ received }) => (
        <time dateTime={received.date} className={look('nowrap')}>
          {date(received.date)}
        </time>
      ),
    },
  ]
}

/** Status chip as on the receipt's page. */
export const chipOf = ({ lastStatus }: VendorReceipt) => <ReceiptChip status={lastStatus} />
