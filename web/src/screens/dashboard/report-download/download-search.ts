import {
  FILTER_NAMES,
  readFilter,
  type FilterAddress,
} from '../../../features/reports/report-filter'
import { othersIn } from '../../../lib/address'
import { asWords } from '../../../lib/address-parts'
import { readList } from '../../../lib/list-address'

/** `/dashboard/report-download`: the period, and the page of what was made. */
export interface DownloadSearch extends FilterAddress {
  skip?: number
  /** Of which one was told; it is marked. */
  download?: string
}

export function readDownloads(search: Record<string, unknown>): DownloadSearch {
  const { skip } = readList({ skip: search['skip'] }, [])
  const download = asWords(search['download'])
  return {
    ...othersIn(search, [...FILTER_NAMES, 'skip', 'download']),
    ...readFilter(search),
    ...(skip !== undefined && { skip }),
    ...(download !== undefined && { download }),
  }
}
