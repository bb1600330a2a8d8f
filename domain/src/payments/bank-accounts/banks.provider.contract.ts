import { z } from 'zod'
import { providerCall } from '../../kernel/contract'
import { seenVersion, seenVersionInQuery } from '../../kernel/shapes'
import { INQUIRY_RATE } from '../payments.constants'
import { providerBankShape } from './banks.model'

const byCode = z.object({ code: z.string().trim().max(10) })
const limit = z.number().int().min(1).max(999_999_999_999).nullable()

export const listProviderBanks = providerCall({
  name: 'listProviderBanks',
  method: 'GET',
  path: '/provider/banks',
  summary: 'All banks by name, with their payment methods and the provider’s account',
  data: z.array(providerBankShape),
})

export const editBank = providerCall({
  name: 'editBank',
  method: 'PUT',
  path: '/provider/banks/:code',
  summary: 'Changes whether a bank is offered and has virtual accounts, and their limits',
  params: byCode,
  body: z.object({
    active: z.boolean(),
    takes_virtual_accounts: z.boolean(),
    minimum_amount: limit,
    maximum_amount: limit,
    version: seenVersion,
  }),
  data: providerBankShape,
  errors: ['rule', 'stale_version'],
})

export const setProviderAccount = providerCall({
  name: 'setProviderAccount',
  method: 'PUT',
  path: '/provider/banks/:code/account',
  summary: 'Sets the provider’s account for manual transfers, under the name reported by its bank',
  rates: [INQUIRY_RATE],
  params: byCode,
  body: z.object({ account_number: z.string().trim().max(40), version: seenVersion }),
  data: providerBankShape,
  errors: ['rule', 'stale_version'],
})

export const removeProviderAccount = providerCall({
  name: 'removeProviderAccount',
  method: 'DELETE',
  path: '/provider/banks/:code/account',
  summary: 'Removes the provider’s account for manual transfers at a bank',
  params: byCode,
  query: z.object({ version: seenVersionInQuery }),
  data: providerBankShape,
  errors: ['stale_version'],
})
