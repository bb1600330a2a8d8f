import { MAX_PAGE_SIZE } from '@pasok/domain/kernel/shapes'
import { TEMPLATES_PAGE_SIZE } from '@pasok/domain/templates/templates.constants'
import { readListSearch, type ListSearch } from '../../../lib/list-search'

export const TEMPLATE_PAGES = ['create', 'detail'] as const
export type TemplatePage = (typeof TEMPLATE_PAGES)[number]

export const TEMPLATE_TOPICS = ['name', 'vendor', 'createdBy', 'date'] as const
export type TemplateTopic = (typeof TEMPLATE_TOPICS)[number]

/** The address of the templates: what the screen reads of it; anything else stays in it untouched. */
export interface TemplatesSearch extends ListSearch<TemplateTopic> {
  /** Neither of the two: the list. */
  page?: TemplatePage
  id?: string
  /** The list's page, counted from 0 as on the wire. */
  skip?: number
  /** Rows per page, when other than the default. */
  limit?: number
}

function wholeNumber(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most
    ? number
    : undefined
}

/** Reads the address; what can't be understood counts as not given. */
export function parseSearch(search: Record<string, unknown>): TemplatesSearch {
  const { page, id, skip, limit, by, value, from, to, ...others } = search
  const shown = TEMPLATE_PAGES.find((one) => one === page)
  const at = wholeNumber(skip, 1, 1_000_000)
  const size = wholeNumber(limit, 1, MAX_PAGE_SIZE)
  return {
    ...others,
    ...readListSearch({ by, value, from, to }, TEMPLATE_TOPICS),
    ...(shown && { page: shown }),
    ...(typeof id === 'string' && id !== '' && { id }),
    ...(at !== undefined && { skip: at }),
    ...(size !== undefined && size !== TEMPLATES_PAGE_SIZE && { limit: size }),
  }
}
