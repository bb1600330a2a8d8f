import type { Report } from '@pasok/domain/reports/reports.model'
import { reportChartTexts } from '@pasok/domain/reports/reports.texts'
import { useTexts } from '../../../lib/texts'
import { linkTo } from './link-to'
import { listsOf } from './lists-of'
import { RankedList } from './ranked-list'
import type { ReportSearch } from './report-search'
import classes from './report.module.css'

/** Who sold, for whom, and what: each name opens into its lines. */
export function GroupLists({ report, address }: { report: Report; address: ReportSearch }) {
  const t = useTexts(reportChartTexts)
  return (
    <div className={classes.lists}>
      {listsOf(report).map(({ key, head, by, without, rows, others }) => (
        <RankedList
          key={key}
          title={t(key)}
          head={t(head)}
          others={others}
          rows={rows.map(({ id, name, about, amount, units }) => ({
            key: id,
            name: name || t(without),
            amount,
            ...(about && { about }),
            ...(units !== undefined && { units }),
            link: linkTo(address, { figure: 'purchased', by, ...(id !== '' && { of: id }) }),
          }))}
        />
      ))}
    </div>
  )
}
