import { HOME_FIGURES, type HomeFigure } from '@pasok/domain/reports/reports.figures'
import { todoTexts, homeFigureTexts } from '@pasok/domain/reports/reports.home.texts'
import { useHomeRows } from '../../../features/reports/home.queries'
import { useTexts } from '../../../lib/texts'
import { RowsDrawer } from '../shared/reports/rows-drawer'

export interface HomeRowsProps {
  figure: HomeFigure
  page: number
  onPage: (page: number) => void
  onClose: () => void
}

/** Rows of the card or to-do that is open according to the address. */
export function HomeRows({ figure, page, ...ways }: HomeRowsProps) {
  const card = useTexts(homeFigureTexts)
  const todoText = useTexts(todoTexts)
  const isCard = figure === 'total_purchases' || figure === 'active_po'
  return (
    <RowsDrawer
      title={isCard ? card(figure) : todoText(figure)}
      kind={HOME_FIGURES[figure]}
      answer={useHomeRows(figure, page)}
      page={page}
      {...ways}
    />
  )
}
