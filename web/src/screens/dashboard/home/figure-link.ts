import type { HomeFigure } from '@pasok/domain/reports/reports.figures'
import type { LinkProps } from '@tanstack/react-router'

/** Link to the rows behind a figure, shown over the home page. */
export const rowsOf = (figure: HomeFigure): LinkProps => ({
  to: '/dashboard',
  search: { figure },
  resetScroll: false,
})
