import { decimal, toNumber } from '@pasok/domain/kernel/decimal'
import type { ReceiptItem } from '@pasok/domain/receipts/receipts.model'
import { receiptTexts, shortageTexts } from '@pasok/domain/receipts/receipts.texts'

import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { NONE, quantity } from '../lib/format'

import { useTexts } from '../lib/texts'
import { Money } from '../ui/money'
import { look } from '../ui/look'
import { FigureCell, LineRow, Lines, Mark, ProductCell } from './line-table'

/** Returns the quantity of an item that was not received; 0 when it was received in full. */
export const shortOf = (item: Pick<ReceiptItem, 'quantity' | 'received'>): number =>
  toNumber(decimal(item.quantity).minus(item.received))

function Row({ item }: { item: ReceiptItem }) {
  const t = useTexts(receiptTexts)
  const td = useTexts(documentTexts)
  const ts = useTexts(shortageTexts)
  const short = shortOf(item)
  const isShort = short > 0
  const missing = item.received === 0 ? t('nothing') : t('short', { count: quantity(short) })
  const line = { ...item, imageUrl: item.images_product }
  return (
    <LineRow tone={isShort ? 'short' : 'done'} product={<ProductCell line={line} />}>
      <FigureCell label={t('columnOrdered')}>{quantity(item.quantity)}</FigureCell>
      <FigureCell label={t('columnReceived')}>
        <strong>{quantity(item.received)}</strong>
      </FigureCell>
      <FigureCell label={t('columnDifference')}>{isShort ? quantity(-short) : NONE}</FigureCell>
      <FigureCell label={td('lineTotal')}>
        <Money amount={item.sub_total_received + item.sub_total_tax} strong />
      </FigureCell>
      <td data-label={td('columnStatus')}>
        <Mark
          mark={
            isShort ? { tone: 'waiting', text: missing } : { tone: 'done', text: t('complete') }
          }
        />
        {item.shortage !== null && (
          <span className={look('block', 'text-xs')}>{ts(item.shortage)}</span>
        )}
      </td>
    </LineRow>
  )
}

/**
 * Received and ordered quantity per item: green when received in full, otherwise amber with red text (Spec 2
 * §2).
 */
export function ReceiptLines({ items, label }: { items: readonly ReceiptItem[]; label: string }) {
  const t = useTexts(receiptTexts)
  const td = useTexts(documentTexts)
  return (
    <Lines
      label={label}
      heads={[
        { text: t('columnOrdered'), width: 'middle' },
        { text: t('columnReceived'), width: 'middle' },
        { text: t('columnDifference'), width: 'middle' },
        { text: td('lineTotal'), width: 'wide' },
        { text: td('columnStatus'), width: 'wide', isFigure: false },
      ]}
    >
      {items.map((item) => (
        <Row key={item._id} item={item} />
      ))}
    </Lines>
  )
}
