/** Search parameters as written in the address; the screen validates them. */
interface DownloadAddress {
  filter?: string
  from?: string
  to?: string
  skip?: number
  download?: string
}

export const parseSearch = (search: Record<string, unknown>): DownloadAddress => ({ ...search })
