import { queryNumber } from '../kernel/shapes'
import { MAX_PAGE_SIZE } from '../kernel/limits'

/** Paging parameters of notifications, whose first page is 1. */
export const numberedPage = (defaultLimit: number) => ({
  page: queryNumber(1, 1_000_000).default(1),
  limit: queryNumber(1, MAX_PAGE_SIZE).default(defaultLimit),
})
