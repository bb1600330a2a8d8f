import type { UserStatus } from '@pasok/domain/team/team.model'
import type { VendorMember } from '@pasok/domain/vendors/team/team.model'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'
import { refresh, useRefreshAfter } from '../../lib/refresh'

const teamQuery = {
  queryKey: queryKey('listVendorTeam'),
  queryFn: ({ signal }: { signal: AbortSignal }) => call('listVendorTeam', { signal }),
}

/** Loads the vendor's users, the owner first. */
export const useVendorTeam = () => useQuery(teamQuery)

export interface MemberDraft {
  fullname: string
  email: string
}

/** Adds a vendor user or changes the name; both resolve to the server's message. */
export function useMemberRecord(member: VendorMember | undefined) {
  const queries = useQueryClient()
  const keyOf = useCallKey()
  const send = ({ fullname, email }: MemberDraft, version: number | undefined) => {
    if (!member) {
      const body = { fullname, email }
      return callReply('addVendorMember', { body, idempotencyKey: keyOf(body) })
    }
    const seen = version === undefined ? {} : { version }
    return callReply('editVendorMember', { body: { _id: member._id, fullname, ...seen } })
  }
  return {
    write: async (draft: MemberDraft, version: number | undefined): Promise<string> => {
      const { message } = await send(draft, version)
      void refresh(queries, ['vendor-team'])
      return message
    },
    read: async (): Promise<VendorMember | undefined> => {
      const team = await queries.query({ ...teamQuery, staleTime: 0 })
      return team.find(({ _id }) => _id === member?._id)
    },
  }
}

/** The owner's actions on a vendor user; each resolves to the server's message. */
export function useMemberCalls() {
  const refreshAfter = useRefreshAfter(['vendor-team'])
  const done = async (reply: Promise<{ message: string }>) => (await refreshAfter(reply)).message
  return {
    setStatus: (_id: string, status: UserStatus) =>
      done(callReply('setVendorMemberStatus', { body: { _id, status } })),
    handOver: (_id: string) => done(callReply('transferVendor', { body: { _id } })),
  }
}
