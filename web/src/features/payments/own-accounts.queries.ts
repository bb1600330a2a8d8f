import type { BankAccount, OwnAccount } from '@pasok/domain/payments/bank-accounts/banks.model'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey } from '../../lib/api'
import { useCallKey } from '../../lib/use-call-key'
import { setResponse } from '../../lib/query-cache'

const listOf = (account: BankAccount | null) => (account ? [account] : [])

/** Loads the account for refunding the rest of an order's down payment, or null. */
export function useRefundAccountOfOrder(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getOrderRefundAccount', { params }),
    queryFn: ({ signal }) => call('getOrderRefundAccount', { params, signal }),
    select: listOf,
  })
}

/** Loads the account for refunding an incoming payment, or null. */
export function useRefundAccountOfMoney(id: string) {
  const params = { id }
  return useQuery({
    queryKey: queryKey('getMoneyRefundAccount', { params }),
    queryFn: ({ signal }) => call('getMoneyRefundAccount', { params, signal }),
    select: listOf,
  })
}

/** Loads a vendor's bank accounts, the default one first; disabled without a vendor. */
export function useVendorAccounts(vendorId: string | undefined) {
  const query = { vendor_id: vendorId ?? '' }
  return useQuery({
    queryKey: queryKey('listVendorAccounts', { query }),
    queryFn: ({ signal }) => call('listVendorAccounts', { query, signal }),
    enabled: vendorId !== undefined,
  })
}

/** Endpoints for the accounts that a vendor is paid to. */
export const VENDOR_CALLS = {
  list: 'listOwnAccounts',
  add: 'addBankAccount',
  edit: 'editBankAccount',
  makeDefault: 'makeDefaultAccount',
  remove: 'removeBankAccount',
  restore: 'restoreBankAccount',
} as const

/** Endpoints for a company's accounts for refunds. */
export const BUYER_CALLS = {
  list: 'listBuyerAccounts',
  add: 'addBuyerAccount',
  edit: 'editBuyerAccount',
  makeDefault: 'makeDefaultBuyerAccount',
  remove: 'removeBuyerAccount',
  restore: 'restoreBuyerAccount',
} as const

export type AccountCalls = typeof VENDOR_CALLS | typeof BUYER_CALLS

/** Bank and account number as typed. */
export interface AccountDraft {
  bank_code: string
  account_number: string
}

/** Loads the own accounts, the default one first. */
export const useOwnAccounts = ({ list }: AccountCalls) =>
  useQuery({
    queryKey: queryKey(list),
    queryFn: ({ signal }) => call(list, { signal }),
  })

/** Loads the selectable banks; cached, because they rarely change. */
export const useBanks = () =>
  useQuery({
    queryKey: queryKey('listBanks', {}),
    queryFn: ({ signal }) => call('listBanks', { signal }),
    staleTime: Infinity,
  })

/** Asks the bank for an account's holder. */
export const useInquiry = () =>
  useMutation({
    mutationFn: (account: AccountDraft) => call('inquireAccount', { body: account }),
  })

/** Adds or changes an account; resolves to the server's message. */
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

/** Actions on existing accounts; each resolves to the updated list and the server's message. */
export function useAccountMoves(calls: AccountCalls) {
  const queries = useQueryClient()
  const updateCache = async ({ data, message }: { data: OwnAccount[]; message: string }) => {
    await setResponse<OwnAccount[]>(queries, queryKey(calls.list), data)
    return message
  }
  return {
    makeDefault: async ({ _id, version }: OwnAccount) =>
      updateCache(await callReply(calls.makeDefault, { body: { _id, version } })),
    remove: async ({ _id: id, version }: OwnAccount) =>
      updateCache(
        await callReply(calls.remove, {
          params: { id },
          query: { version: String(version) },
        }),
      ),
    restore: async ({ _id }: OwnAccount) =>
      updateCache(await callReply(calls.restore, { body: { _id } })),
    /** Also after a failure, because another user may have changed the accounts. */
    refresh: () => queries.invalidateQueries({ queryKey: queryKey(calls.list) }),
  }
}
