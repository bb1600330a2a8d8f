import { CHANNELS } from '@pasok/domain/team/team.constants'
import { readList, TABLE_SIZES, type ListAddress } from '../../../lib/list-address'

const STATUSES = ['Sent', 'Accepted', 'Revoked', 'Expired'] as const

/** Search parameters of `/dashboard/invitation`. */
export interface InvitationSearch extends ListAddress {
  status?: (typeof STATUSES)[number]
  channel?: (typeof CHANNELS)[number]
}

export function readInvitations(given: Record<string, unknown>): InvitationSearch {
  const { search: _search, skip: _skip, limit: _limit, status, channel, ...others } = given
  const chosenStatus = STATUSES.find((one) => one === status)
  const chosen = CHANNELS.find((one) => one === channel)
  return {
    ...others,
    ...readList(given, TABLE_SIZES),
    ...(chosenStatus && { status: chosenStatus }),
    ...(chosen && { channel: chosen }),
  }
}
