import type { LinkProps } from '@tanstack/react-router'
import { openedIn, type OpenedFigure, type ReportSearch } from './report-search'

/** Link to the rows behind a figure, shown over the report. */
export const linkTo = (address: ReportSearch, opened: OpenedFigure) =>
  ({
    to: '/dashboard/report-charts',
    search: openedIn(address, opened),
    resetScroll: false,
  }) as const satisfies LinkProps
