/** The address as it is written; its screen reads it (`download-search.ts`), as that of the report charts. */
interface DownloadAddress {
  filter?: string
  from?: string
  to?: string
  skip?: number
  download?: string
}

export const parseSearch = (search: Record<string, unknown>): DownloadAddress => ({ ...search })
