import type { OwnAccount } from '@pasok/domain/payments/payments.banks.model'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'
import { setAnswer } from '../../lib/set-answer'
import type { BUYER_CALLS } from './buyer-own-accounts'
import type { VENDOR_CALLS } from './vendor-own-accounts'

/** A side's calls on its own accounts. */
export type AccountCalls = typeof VENDOR_CALLS | typeof BUYER_CALLS

/** Bank and number, as they are typed. */
export interface AccountDraft {
  bank_code: string
  account_number: string
}

/** One's own accounts, the default one first. */
export const useOwnAccounts = ({ list }: AccountCalls) =>
  useQuery({
    queryKey: queryKey(list),
    queryFn: ({ signal }) => call(list, { signal }),
  })

/** Banks to choose from: the same all day long. */
export const useBanks = () =>
  useQuery({
    queryKey: queryKey('listBanks', {}),
    queryFn: ({ signal }) => call('listBanks', { signal }),
    staleTime: Infinity,
  })

/** In whose name an account stands. */
export const useInquiry = () =>
  useMutation({
    mutationFn: (account: AccountDraft) => call('inquireAccount', { body: account }),
  })

/** Adds an account, or changes one; the server's message. */
export function useSaveAccount(calls: AccountCalls, account: OwnAccount | undefined) {
  const queries = useQueryClient()
  const keyOf = useCallKey()
  return useMutation({
    mutationFn: async (draft: AccountDraft) => {
      const body = { ...draft, ...(account && { _id: account._id, version: account.version }) }
      const idempotencyKey = keyOf(body)
      const { message } = account
        ? await callReply(calls.edit, {
            body: { ...draft, _id: account._id, version: account.version },
            idempotencyKey,
          })
        : await callReply(calls.add, { body: draft, idempotencyKey })
      return message
    },
    onSettled: () => queries.invalidateQueries({ queryKey: queryKey(calls.list) }),
  })
}

/** What is done to an account that is there; the list as it is then, and the server's message. */
export function useAccountMoves(calls: AccountCalls) {
  const queries = useQueryClient()
  const keep = async ({ data, message }: { data: OwnAccount[]; message: string }) => {
    await setAnswer<OwnAccount[]>(queries, queryKey(calls.list), data)
    return message
  }
  return {
    makeDefault: async ({ _id, version }: OwnAccount) =>
      keep(await callReply(calls.makeDefault, { body: { _id, version } })),
    remove: async ({ _id: id, version }: OwnAccount) =>
      keep(
        await callReply(calls.remove, {
          params: { id },
          query: { version: String(version) },
        }),
      ),
    restore: async ({ _id }: OwnAccount) => keep(await callReply(calls.restore, { body: { _id } })),
    /** Also after a refusal: somebody else may have changed it. */
    refresh: () => queries.invalidateQueries({ queryKey: queryKey(calls.list) }),
  }
}
