import { shownDiscount } from '@pasok/domain/catalog/catalog.prices'
import { isMatch, lineMatch } from '@pasok/domain/invoices/invoices.match'
import type { InvoiceItem } from '@pasok/domain/invoices/invoices.model'
import { invoiceSummaryTexts } from '@pasok/domain/invoices/invoices.summary.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import type { LineMark } from '../../../../documents/document-line'
import {
  Below,
  FigureCell,
  LineRow,
  Lines,
  Mark,
  ProductWords,
} from '../../../../documents/line-table'
import { taxName } from '../../../../documents/tax-name'
import { percent, quantity, rupiah } from '../../../../lib/format'
import { useTexts } from '../../../../lib/texts'
import { Money } from '../../../../ui/money'

const QUANTITIES = ['ordered', 'received', 'invoiced'] as const

/** Returns a function that marks the differences of a line: against the order, and by agreed changes. */
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
  return <Below>{t('was', { value: write(was) })}</Below>
}

function Row({ item, marks }: { item: InvoiceItem; marks: readonly LineMark[] }) {
  const t = useTexts(invoiceSummaryTexts)
  const td = useTexts(documentTexts)
  const { invoiced } = lineMatch(item)
  const discount = shownDiscount(item.discount)
  // The invoiced quantity is the received one.
  const amounts = {
    ordered: item.quantity,
    received: item.received,
    invoiced: item.received,
  }
  return (
    <LineRow tone={marks[0]?.tone} product={<ProductWords line={item} />}>
      {QUANTITIES.map((key) => (
        <FigureCell key={key} label={t(key)}>
          {quantity(amounts[key])}
          {key === 'ordered' && (
            <Was was={item.quantity_original} is={item.quantity} write={quantity} />
          )}
        </FigureCell>
      ))}
      <FigureCell label={td('unitPrice')}>
        <Money amount={item.discount_price} />
        <Below>
          {[discount > 0 ? percent(-discount) : '', taxName(item.tax)].filter(Boolean).join(' · ')}
        </Below>
        <Was was={item.discount_price_original} is={item.discount_price} write={rupiah} />
      </FigureCell>
      <FigureCell label={td('lineTotal')}>
        <Money amount={invoiced} strong />
        <Was was={item.sub_total_original} is={invoiced} write={rupiah} />
      </FigureCell>
      <td data-label={td('columnStatus')}>
        {marks.map((mark) => (
          <Mark key={mark.text} mark={mark} />
        ))}
      </td>
    </LineRow>
  )
}

/** Ordered, received and invoiced quantities per line; differences are marked. */
export function MatchTable({ items }: { items: readonly InvoiceItem[] }) {
  const t = useTexts(invoiceSummaryTexts)
  const td = useTexts(documentTexts)
  const marksOf = useMarks()
  return (
    <Lines
      label={t('match')}
      heads={[
        ...QUANTITIES.map((head) => ({ text: t(head), width: 'count' as const })),
        { text: td('unitPrice'), width: 'wide' },
        { text: td('lineTotal'), width: 'wide' },
        { text: td('columnStatus'), width: 'wide', isFigure: false },
      ]}
    >
      {items.map((item) => (
        <Row key={item._id} item={item} marks={marksOf(item)} />
      ))}
    </Lines>
  )
}
