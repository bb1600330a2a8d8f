import { monthSpendTexts } from '@pasok/domain/reports/reports.home.texts'
import type { MonthSpend as Spend } from '@pasok/domain/reports/reports.model'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../../../documents/load-error'
import { useMonthSpend } from '../../../features/reports/home.queries'
import { barsOf, trendOf } from '../../../features/reports/month-trend'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { Money } from '../../../ui/money'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import classes from './month-spend.module.css'
import { look } from '../../../ui/look'

/** Purchases of this month beside last month's until the same day, for those who may read reports. */
export function MonthSpend() {
  return useCan('reports.read') ? <Section /> : null
}

function Section() {
  const t = useTexts(monthSpendTexts)
  const { data, isError, error, isFetching, refetch } = useMonthSpend()
  return (
    <section aria-labelledby="month-spend">
      <h2 id="month-spend" className={look('text-lg', 'semibold', 'mb-sm')}>
        <Link
          to="/dashboard/report-charts"
          className={look('color-inherit', 'no-underline', 'hover-accent')}
        >
          {t('title')}
        </Link>
      </h2>
      {data ? (
        <Card spend={data} />
      ) : isError ? (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows rows={1} height={128} />
      )}
    </section>
  )
}

function Card({ spend }: { spend: Spend }) {
  const t = useTexts(monthSpendTexts)
  const trend = trendOf(spend)
  const bars = barsOf(spend)
  return (
    <div className={look('card', 'stack', 'gap-sm')}>
      <p>{t(trend.text, trend.values)}</p>
      <Bar label={t('thisMonth')} amount={spend.now.totalAmount} width={bars.now} />
      <Bar label={t('lastMonth')} amount={spend.before.totalAmount} width={bars.before} isBefore />
    </div>
  )
}

interface BarProps {
  label: string
  amount: number
  /** Percent of the track. */
  width: number
  isBefore?: boolean
}

function Bar({ label, amount, width, isBefore = false }: BarProps) {
  return (
    <div className={look('stack', 'gap-4')}>
      <span className={look('row', 'wrap', 'justify-between', 'gap-4-xs')}>
        <span className={look('quiet', 'tiny')}>{label}</span>
        <Money amount={amount} strong={!isBefore} />
      </span>
      <span
        className={`${classes.track} ${look('block', 'rounded-xl', 'overflow-hidden')}`}
        aria-hidden
      >
        <span
          className={`${classes.fill} ${isBefore ? classes.before : look('bar')}`}
          style={{ width: `${width}%` }}
        />
      </span>
    </div>
  )
}
