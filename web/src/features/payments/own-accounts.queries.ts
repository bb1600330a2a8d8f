import {
  addBankAccount,
  editBankAccount,
  inquireAccount,
  listBanks,
  listOwnAccounts,
  makeDefaultAccount,
  removeBankAccount,
  restoreBankAccount,
} from '@pasok/domain/payments/payments.banks.contract'
import type { OwnAccount } from '@pasok/domain/payments/payments.banks.model'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'

/** Bank and number, as they are typed. */
export interface AccountDraft {
  bank_code: string
  account_number: string
}

const ownAccounts = {
  queryKey: queryKey(listOwnAccounts),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listOwnAccounts, { signal }),
}

/** The accounts that the vendor is paid to, the default one first. */
export const useOwnAccounts = () => useQuery(ownAccounts)

/** Banks to choose from: the same all day long. */
export const useBanks = () =>
  useQuery({
    queryKey: queryKey(listBanks, {}),
    queryFn: ({ signal }) => call(listBanks, { signal }),
    staleTime: Infinity,
  })

/** In whose name an account stands. */
export const useInquiry = () =>
  useMutation({
    mutationFn: (account: AccountDraft) => call(inquireAccount, { body: account }),
  })

/** Adds an account, or changes one; the server's message. */
export function useSaveAccount(account: OwnAccount | undefined) {
  const queries = useQueryClient()
  const keyOf = useCallKey()
  return useMutation({
    mutationFn: async (draft: AccountDraft) => {
      const body = { ...draft, ...(account && { _id: account._id, version: account.version }) }
      const idempotencyKey = keyOf(body)
      const { message } = account
        ? await callReply(editBankAccount, {
            body: { ...draft, _id: account._id, version: account.version },
            idempotencyKey,
          })
        : await callReply(addBankAccount, { body: draft, idempotencyKey })
      return message
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ownAccounts.queryKey }),
  })
}

/** What is done to an account that is there; the list as it is then, and the server's message. */
export function useAccountMoves() {
  const queries = useQueryClient()
  const keep = ({ data, message }: { data: OwnAccount[]; message: string }) => {
    queries.setQueryData<OwnAccount[]>(ownAccounts.queryKey, data)
    return message
  }
  return {
    makeDefault: async ({ _id, version }: OwnAccount) =>
      keep(await callReply(makeDefaultAccount, { body: { _id, version } })),
    remove: async ({ _id: id, version }: OwnAccount) =>
      keep(
        await callReply(removeBankAccount, {
          params: { id },
          query: { version: String(version) },
        }),
      ),
    restore: async ({ _id }: OwnAccount) =>
      keep(await callReply(restoreBankAccount, { body: { _id } })),
    /** Also after a refusal: somebody else may have changed it. */
    refresh: () => queries.invalidateQueries({ queryKey: ownAccounts.queryKey }),
  }
}
