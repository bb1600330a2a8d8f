import type { Report } from '@pasok/domain/reports/reports.model'
import { reportChartTexts } from '@pasok/domain/reports/reports.texts'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { Money } from '../../../ui/money'
import { linkTo } from './link-to'
import { useDays } from '../shared/reports/use-days'
import type { ReportSearch } from './report-search'
import classes from './report.module.css'
import { look } from '../../../ui/look'

/** The columns over time as numbers, each point a link to its orders; without those that have none. */
export function PointsTable({ report, address }: { report: Report; address: ReportSearch }) {
  const t = useTexts(reportChartTexts)
  const days = useDays()
  const { step } = report.period
  const { before } = report
  const points = report.purchase_value_and_order
    .map((point, at) => ({ ...point, beside: before?.points[at]?.total ?? 0 }))
    .filter(({ count, beside }) => count > 0 || beside > 0)
  return (
    <table
      className={`${classes.table} ${look('table', 'sticky-heads', 'text-xs')}`}
      aria-labelledby="over-time"
    >
      <caption className={`${classes.caption} ${look('medium', 'text-left')}`}>
        {t(step === 'day' ? 'daysWithOrders' : 'monthsWithOrders')}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(step)}</th>
          <th scope="col" data-align="right">
            {t('orders')}
          </th>
          <th scope="col" data-align="right">
            {t('value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ createdAt, total, count, beside }) => (
          <tr key={createdAt} className={look('border-t')}>
            <th scope="row" className={look('own-line')}>
              {count === 0 ? (
                days[step](createdAt)
              ) : (
                <Anchor
                  inherit
                  renderRoot={(props) => (
                    <Link {...props} {...linkTo(address, { figure: 'total_po', at: createdAt })} />
                  )}
                >
                  {days[step](createdAt)}
                </Anchor>
              )}
            </th>
            <td data-align="right">{formatCount(count)}</td>
            <td data-align="right">
              <Money amount={total} />
              {beside > 0 && (
                <span className={look('block', 'quiet', 'tiny')}>
                  {t('before')}: <Money amount={beside} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
