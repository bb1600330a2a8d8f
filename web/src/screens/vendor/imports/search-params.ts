import { othersIn } from '../../../lib/address'
import { LIST_NAMES, readList, type ListAddress } from '../../../lib/list-address'

/** Rows of a page; the first unless said. */
export const IMPORT_SIZES = [25, 50, 100] as const
export const BAD_LINE_SIZES = [50, 25, 100] as const

export const PARTS = ['bad', 'preview'] as const
type ImportPart = (typeof PARTS)[number]

/** `/vendor/imports` in the address. */
export const parseImports = (search: Record<string, unknown>): ListAddress => {
  const { search: _, ...list } = readList(search, IMPORT_SIZES)
  return { ...othersIn(search, LIST_NAMES), ...list }
}

/** `/vendor/imports/$id` in the address: the part that is shown, and the page of bad lines. */
interface ImportSearch extends ListAddress {
  part?: ImportPart
}

export function parseImport(search: Record<string, unknown>): ImportSearch {
  const { search: _, ...list } = readList(search, BAD_LINE_SIZES)
  const part = PARTS.find((one) => one === search['part'])
  return { ...othersIn(search, [...LIST_NAMES, 'part']), ...list, ...(part && { part }) }
}
