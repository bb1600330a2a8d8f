import { VisuallyHidden } from '@mantine/core'
import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import { isMatch, lineMatch } from '@pasok/domain/invoices/invoices.match'
import type { InvoiceItem } from '@pasok/domain/invoices/invoices.model'
import { invoiceSummaryTexts } from '@pasok/domain/invoices/invoices.summary.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconNote } from '@tabler/icons-react'
import type { LineMark } from '../../../../documents/document-line'
import { Mark } from '../../../../documents/line-table'
import lines from '../../../../documents/line-table.module.css'
import { ProductLink } from '../../../../documents/product-link'
import { taxName } from '../../../../documents/tax-name'
import { percent, quantity, rupiah } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { Money } from '../../../../ui/money'

const QUANTITIES = ['ordered', 'received', 'invoiced'] as const
const AMOUNTS = ['unitPrice', 'lineTotal'] as const

/** Whether a line is invoiced as it is ordered now, and what was changed by agreement since. */
function useMarks(): (item: InvoiceItem) => readonly LineMark[] {
  const t = useTexts(invoiceSummaryTexts)
  return (item) => {
    const match = lineMatch(item)
    const short = match.short > 0 ? t('notReceived', { count: quantity(match.short) }) : undefined
    const agreed = [
      match.isChanged && t('agreedChange'),
      match.dearer > 0 && t('dearer', { amount: rupiah(match.dearer) }),
      match.dearer < 0 && t('cheaper', { amount: rupiah(-match.dearer) }),
    ].filter((one) => one !== false)
    const result: LineMark = isMatch(match)
      ? { tone: 'done', text: t('matches') }
      : { tone: 'waiting', text: short ?? t('totalDiffers') }
    return [result, ...agreed.map((text): LineMark => ({ tone: 'done', text }))]
  }
}

function Was({ was, is, write }: { was: number; is: number; write: (value: number) => string }) {
  const t = useTexts(documentTexts)
  if (was === is) return null
  return <span className={lines.was}>{t('was', { value: write(was) })}</span>
}

function Row({ item, marks }: { item: InvoiceItem; marks: readonly LineMark[] }) {
  const t = useTexts(invoiceSummaryTexts)
  const td = useTexts(documentTexts)
  const { invoiced } = lineMatch(item)
  const discount = shownDiscount(item.discount)
  // An invoice is of what was received.
  const amounts = {
    ordered: item.quantity,
    received: item.received,
    invoiced: item.received,
  }
  return (
    <tr data-tone={marks[0]?.tone}>
      <td className={lines.first}>
        <div className={lines.words}>
          <ProductLink className={lines.name} slug={item.slug} name={item.name} />
          {item.note !== '' && (
            <span className={lines.note}>
              <IconNote size={14} aria-hidden />
              {item.note}
            </span>
          )}
        </div>
      </td>
      {QUANTITIES.map((key) => (
        <td key={key} className={lines.figure} data-label={t(key)}>
          {quantity(amounts[key])}
          {key === 'ordered' && (
            <Was was={item.quantity_original} is={item.quantity} write={quantity} />
          )}
        </td>
      ))}
      <td className={lines.figure} data-label={td('unitPrice')}>
        <Money amount={item.discount_price} />
        <span className={lines.was}>
          {[discount > 0 ? percent(-discount) : '', taxName(item.tax)].filter(Boolean).join(' · ')}
        </span>
        <Was was={item.discount_price_original} is={item.discount_price} write={rupiah} />
      </td>
      <td className={lines.figure} data-label={td('lineTotal')}>
        <Money amount={invoiced} strong />
        <Was was={item.sub_total_original} is={invoiced} write={rupiah} />
      </td>
      <td className={lines.status} data-label={td('columnStatus')}>
        {marks.map((mark) => (
          <Mark key={mark.text} mark={mark} />
        ))}
      </td>
    </tr>
  )
}

/** Each line as it was ordered, received and invoiced; where they differ it is marked. */
export function MatchTable({ items }: { items: readonly InvoiceItem[] }) {
  const t = useTexts(invoiceSummaryTexts)
  const td = useTexts(documentTexts)
  const marksOf = useMarks()
  return (
    <div className={lines.scroll}>
      <table className={lines.table}>
        <caption>
          <VisuallyHidden>{t('match')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{td('product')}</th>
            {QUANTITIES.map((head) => (
              <th key={head} scope="col" className={`${lines.figure} ${lines.middle}`}>
                {t(head)}
              </th>
            ))}
            {AMOUNTS.map((head) => (
              <th key={head} scope="col" className={`${lines.figure} ${lines.wide}`}>
                {td(head)}
              </th>
            ))}
            <th scope="col" className={lines.wide}>
              {td('columnStatus')}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item._id} item={item} marks={marksOf(item)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
