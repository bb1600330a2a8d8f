import { decimal } from '@pasok/domain/kernel/decimal'
import type { LineInsight } from '@pasok/domain/requests/requests.insights.contract'
import { requestInsightTexts } from '@pasok/domain/requests/requests.insights.texts'
import { Link } from '@tanstack/react-router'
import { percent, rupiah, useFormats } from '../../../lib/format'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'

/** In percent of the earlier price, with one decimal at most. */
const STRONG = look('color-text', 'medium', 'tabular')

const differenceOf = (before: number, now: number) =>
  decimal(now).minus(before).div(before).times(100).round(1).toNumber()

function LastOrdered({ last, price }: { last: LineInsight['last_ordered']; price: number }) {
  const t = useTexts(requestInsightTexts)
  const { date } = useFormats()
  if (!last) return <span>{t('neverOrdered')}</span>
  const difference = last.price > 0 ? differenceOf(last.price, price) : 0
  return (
    <span>
      {t('lastOrdered')} <strong className={STRONG}>{rupiah(last.price)}</strong>{' '}
      {difference !== 0 && (
        <span className={look('color-text', difference > 0 && 'medium')}>
          {t(difference > 0 ? 'dearer' : 'cheaper', { percent: percent(Math.abs(difference)) })}
        </span>
      )}{' '}
      <span className={look('break-anywhere')}>
        ({t('onIn', { date: date(last.date), code: last.code_po })})
      </span>
    </span>
  )
}

function Similar({ similar }: { similar: NonNullable<LineInsight['similar']> }) {
  const t = useTexts(requestInsightTexts)
  const canOpen = useCan('products.read')
  return (
    <span>
      {t('similar')} <strong className={STRONG}>{rupiah(similar.price)}</strong>{' '}
      {canOpen ? (
        <Link
          className={look('color-link', 'underline', 'break-anywhere')}
          to="/dashboard/products"
          search={{ page: 'detail-product', slug: similar.slug }}
        >
          {similar.name}
        </Link>
      ) : (
        similar.name
      )}{' '}
      <span className={look('break-anywhere')}>({similar.vendor_name})</span>
    </span>
  )
}

/** Under a line, for who decides: what the product cost last, and what a similar one costs. */
export function InsightNote({ insight, price }: { insight: LineInsight; price: number }) {
  return (
    <span className={look('flex', 'wrap', 'gap-4-20', 'dimmed', 'text-xs')}>
      <LastOrdered last={insight.last_ordered} price={price} />
      {insight.similar && <Similar similar={insight.similar} />}
    </span>
  )
}
