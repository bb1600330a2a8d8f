import type { UserStatus } from '@pasok/domain/team/team.model'
import { USERS_PAGE_SIZE, USER_STATUSES } from '@pasok/domain/team/team.constants'
import { readList, type ListAddress } from '../../../lib/list-address'

export const USERS_PAGE_SIZES = [USERS_PAGE_SIZE, 25, 50, 100] as const

export const USER_SORTS = ['name', 'role', 'status', 'login'] as const
export type UserSort = (typeof USER_SORTS)[number]

/** The address of the users. */
export interface TeamsSearch extends ListAddress {
  /** Only those. */
  status?: UserStatus
  /** The owner first, then by name, unless another order is chosen. */
  sort?: UserSort
}

export function parseSearch(given: Record<string, unknown>): TeamsSearch {
  const { search: _search, skip: _skip, limit: _limit, status, sort, ...others } = given
  const known = USER_STATUSES.find((one) => one === status)
  const order = USER_SORTS.find((one) => one === sort)
  return {
    ...others,
    ...readList(given, USERS_PAGE_SIZES),
    ...(known && { status: known }),
    ...(order && { sort: order }),
  }
}
