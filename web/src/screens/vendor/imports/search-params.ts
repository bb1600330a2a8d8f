import { othersIn } from '../../../lib/address'
import { LIST_NAMES, readList, type ListAddress } from '../../../lib/list-address'

/** Selectable page sizes; the first is the default. */
export const IMPORT_SIZES = [25, 50, 100] as const
export const BAD_LINE_SIZES = [50, 25, 100] as const

export const PARTS = ['bad', 'preview'] as const
type ImportPart = (typeof PARTS)[number]

/** Reads the search parameters of `/vendor/imports`. */
export const parseImports = (search: Record<string, unknown>): ListAddress => {
  const { search: _, ...list } = readList(search, IMPORT_SIZES)
  return { ...othersIn(search, LIST_NAMES), ...list }
}

/** Search parameters of `/vendor/imports/$id`: the open tab, and the page of invalid lines. */
interface ImportSearch extends ListAddress {
  part?: ImportPart
}

export function parseImport(search: Record<string, unknown>): ImportSearch {
  const { search: _, ...list } = readList(search, BAD_LINE_SIZES)
  const part = PARTS.find((one) => one === search['part'])
  return { ...othersIn(search, [...LIST_NAMES, 'part']), ...list, ...(part && { part }) }
}
