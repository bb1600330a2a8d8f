import type { UserStatus } from '@pasok/domain/team/team.model'
import { USERS_PAGE_SIZE, USER_STATUSES } from '@pasok/domain/team/team.constants'
import { readList, type ListAddress } from '../../../lib/list-address'

export const USERS_PAGE_SIZES = [USERS_PAGE_SIZE, 25, 50, 100] as const

export const USER_SORTS = ['name', 'role', 'status', 'login'] as const
export type UserSort = (typeof USER_SORTS)[number]

export interface TeamsSearch extends ListAddress {
  status?: UserStatus
  /** Sort order; by default the owner first, then by name. */
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
