import type { HomeFigure } from '@pasok/domain/reports/reports.figures'
import type { LinkProps } from '@tanstack/react-router'

/** To the rows of a figure, over the home where it stands. */
export const rowsOf = (figure: HomeFigure): LinkProps => ({
  to: '/dashboard',
  search: { figure },
  resetScroll: false,
})
