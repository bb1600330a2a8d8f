import type { UserStatus } from '@pasok/domain/team/team.model'
import { USERS_PAGE_SIZE, USER_STATUSES } from '@pasok/domain/team/team.constants'
import { readList, type ListAddress } from '../../../lib/list-address'

export const USERS_PAGE_SIZES = [USERS_PAGE_SIZE, 25, 50, 100] as const

/** The address of the users. */
export interface TeamsSearch extends ListAddress {
  /** Only those. */
  status?: UserStatus
}

export function parseSearch(given: Record<string, unknown>): TeamsSearch {
  const { search: _search, skip: _skip, limit: _limit, status, ...others } = given
  const known = USER_STATUSES.find((one) => one === status)
  return { ...others, ...readList(given, USERS_PAGE_SIZES), ...(known && { status: known }) }
}
