import { VisuallyHidden } from '@mantine/core'
import { decimal, toNumber } from '@pasok/domain/kernel/decimal'
import type { ReceiptItem } from '@pasok/domain/receipts/receipts.model'
import { receiptTexts } from '@pasok/domain/receipts/receipts.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { quantity } from '../lib/format'
import { NONE } from '../lib/none'
import { useTexts } from '../lib/texts'
import { Money } from '../ui/money'
import { Mark, ProductCell } from './line-table'
import classes from './line-table.module.css'
import own from './receipt-lines.module.css'

const HEADS = [
  { head: 'columnOrdered', width: 'middle' },
  { head: 'columnReceived', width: 'middle' },
  { head: 'columnDifference', width: 'middle' },
] as const

/** What of an item did not come; 0 when it came in full. */
export const shortOf = (item: Pick<ReceiptItem, 'quantity' | 'received'>): number =>
  toNumber(decimal(item.quantity).minus(item.received))

function Row({ item }: { item: ReceiptItem }) {
  const t = useTexts(receiptTexts)
  const td = useTexts(documentTexts)
  const short = shortOf(item)
  const isShort = short > 0
  const missing = item.received === 0 ? t('nothing') : t('short', { count: quantity(short) })
  const line = { ...item, imageUrl: item.images_product }
  return (
    <tr data-tone={isShort ? 'waiting' : 'done'} className={isShort ? own.short : undefined}>
      <td className={classes.first}>
        <ProductCell line={line} />
      </td>
      <td className={classes.figure} data-label={t('columnOrdered')}>
        {quantity(item.quantity)}
      </td>
      <td className={classes.figure} data-label={t('columnReceived')}>
        <strong>{quantity(item.received)}</strong>
      </td>
      <td className={classes.figure} data-label={t('columnDifference')}>
        {isShort ? quantity(-short) : NONE}
      </td>
      <td className={classes.figure} data-label={td('lineTotal')}>
        <Money amount={item.sub_total_received + item.sub_total_tax} strong />
      </td>
      <td className={classes.status} data-label={td('columnStatus')}>
        <Mark
          mark={
            isShort ? { tone: 'waiting', text: missing } : { tone: 'done', text: t('complete') }
          }
        />
      </td>
    </tr>
  )
}

/** What was received of what was ordered: in full green, else amber with red text (Spec 2 §2). */
export function ReceiptLines({ items, label }: { items: readonly ReceiptItem[]; label: string }) {
  const t = useTexts(receiptTexts)
  const td = useTexts(documentTexts)
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{label}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{td('product')}</th>
            {HEADS.map(({ head, width }) => (
              <th key={head} scope="col" className={`${classes.figure} ${classes[width]}`}>
                {t(head)}
              </th>
            ))}
            <th scope="col" className={`${classes.figure} ${classes.wide}`}>
              {td('lineTotal')}
            </th>
            <th scope="col" className={classes.wide}>
              {td('columnStatus')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item._id} item={item} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
