import { FIGURES, TILES } from '@pasok/domain/reports/reports.figures'
import type { Report } from '@pasok/domain/reports/reports.model'
import { reportTexts } from '@pasok/domain/reports/reports.texts'
import { useTexts } from '../../../lib/texts'
import { FigureCard, FigureCards } from '../shared/figures/figure-card'
import { Before } from './before'
import { linkTo } from './link-to'
import { SPANS, type ReportSearch } from './report-search'
import classes from './report.module.css'
import { look } from '../../../ui/look'

interface TilesProps {
  /** `undefined` while it is on its way. */
  report: Report | undefined
  address: ReportSearch
}

/** The six tiles (Spec 2 §2), beside those of the range before. */
export function Tiles({ report, address }: TilesProps) {
  const t = useTexts(reportTexts)
  return (
    <FigureCards label={t('tiles')}>
      {TILES.map((tile) => (
        <FigureCard
          key={tile}
          label={t(tile)}
          value={report?.[tile]}
          of={FIGURES[tile]}
          link={linkTo(address, { figure: tile })}
        >
          <span className={`${classes.before} ${look('quiet', 'tiny')}`}>
            {report && <Before report={report} tile={tile} />}
          </span>
        </FigureCard>
      ))}
    </FigureCards>
  )
}

/** Of the day, the month and the year that it is, whatever the range. */
export function PurchasesNow({ report, address }: TilesProps) {
  const t = useTexts(reportTexts)
  return (
    <FigureCards label={t('now')}>
      {SPANS.map((span) => (
        <FigureCard
          key={span}
          label={t(`purchase_${span}`)}
          value={report && { totalAmount: report[`purchase_${span}`] }}
          link={linkTo(address, { figure: 'total_po', at: span })}
        />
      ))}
    </FigureCards>
  )
}
