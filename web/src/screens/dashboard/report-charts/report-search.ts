import { FIGURE_NAMES, type Figure } from '@pasok/domain/reports/reports.figures'
import {
  FILTER_NAMES,
  readFilter,
  type FilterAddress,
} from '../../../features/reports/report-filter'
import { othersIn } from '../../../lib/address'
import { asDay, asWords } from '../../../lib/address-parts'
import { readList } from '../../../lib/list-address'

/** By what the rows behind a figure are narrowed. */
const NARROWINGS = ['vendor', 'brand', 'department', 'category', 'product'] as const
export type Narrowing = (typeof NARROWINGS)[number]

/** Ranges that go by today, whatever the filter says. */
export const SPANS = ['today', 'month', 'year'] as const

/** The figure whose rows are opened. */
export interface OpenedFigure {
  figure?: Figure
  by?: Narrowing
  /** Whose; nothing = of none, as lines without a brand. */
  of?: string
  /** A point of the chart by its first day, or a span; else the whole range. */
  at?: string
  /** The page of its rows, counted from 0 as on the wire. */
  skip?: number
}

/** The address of the report; anything else in it stays untouched. */
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

/** Reads the address; what can't be understood counts as not given. */
export const readReport = (search: Record<string, unknown>): ReportSearch => ({
  ...othersIn(search, [...FILTER_NAMES, ...OPENED]),
  ...readFilter(search),
  ...readOpened(search),
})

/** The same address with these rows opened, or none. */
export function openedIn(
  { figure: _figure, by: _by, of: _of, at: _at, skip: _skip, ...under }: ReportSearch,
  opened: OpenedFigure = {},
): ReportSearch {
  return { ...under, ...opened }
}
