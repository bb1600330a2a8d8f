import { type Figure, FIGURE_NAMES } from '@pasok/domain/reports/reports.figures'
import {
  FILTER_NAMES,
  type FilterAddress,
  readFilter,
} from '../../../features/reports/report-filter'
import { othersIn } from '../../../lib/address'
import { asDay, asWords } from '../../../lib/address-parts'
import { readList } from '../../../lib/list-address'
import type { LinkProps } from '@tanstack/react-router'

/** Link to the rows behind a figure, shown over the report. */
export const linkTo = (address: ReportSearch, opened: OpenedFigure) =>
  ({
    to: '/dashboard/report-charts',
    search: openedIn(address, opened),
    resetScroll: false,
  }) as const satisfies LinkProps

/** Groupings by which the rows behind a figure can be limited. */
const NARROWINGS = ['vendor', 'brand', 'department', 'category', 'product'] as const
export type Narrowing = (typeof NARROWINGS)[number]

/** Ranges relative to today, independent of the filter. */
export const SPANS = ['today', 'month', 'year'] as const

export interface OpenedFigure {
  figure?: Figure
  by?: Narrowing
  /** Id of the group; undefined for rows without one, such as lines without a brand. */
  of?: string
  /** First day of a chart point, or a span; the whole range if omitted. */
  at?: string
  /** Zero-based page of the rows. */
  skip?: number
}

/** Search parameters of the report; other parameters are preserved. */
export interface ReportSearch extends FilterAddress, OpenedFigure {}

const OPENED = ['figure', 'by', 'of', 'at', 'skip'] as const

function readOpened(search: Record<string, unknown>): OpenedFigure {
  const figure = FIGURE_NAMES.find((one) => one === search['figure'])
  if (figure === undefined) return {}
  const by = NARROWINGS.find((one) => one === search['by'])
  const of = asWords(search['of'])
  const at = SPANS.find((one) => one === search['at']) ?? asDay(search['at'])
  const { skip } = readList({ skip: search['skip'] }, [])
  return {
    figure,
    ...(by && { by }),
    ...(by && of !== undefined && { of }),
    ...(at !== undefined && { at }),
    ...(skip !== undefined && { skip }),
  }
}

/** Reads the search parameters; invalid ones are ignored. */
export const readReport = (search: Record<string, unknown>): ReportSearch => ({
  ...othersIn(search, [...FILTER_NAMES, ...OPENED]),
  ...readFilter(search),
  ...readOpened(search),
})

/** Returns the search parameters with another open figure, or none. */
export function openedIn(
  { figure: _figure, by: _by, of: _of, at: _at, skip: _skip, ...under }: ReportSearch,
  opened: OpenedFigure = {},
): ReportSearch {
  return { ...under, ...opened }
}
