import { z } from 'zod'
import { accountCall, buyerCall, vendorCall } from '../../kernel/contract'
import { idShape, seenVersion, seenVersionInQuery } from '../../kernel/shapes'
import { BANK_PAYMENTS, INQUIRY_RATE } from '../payments.constants'
import {
  BANK_CATEGORIES,
  bankShape,
  payingBankShape,
  ownAccountShape,
  accountShape,
} from './banks.model'

export const listBanks = accountCall({
  name: 'listBanks',
  method: 'GET',
  path: '/bank',
  summary: 'Banks by name; of a category, or those that support a payment method',
  stage: 'verified',
  query: z.object({
    category: z.enum(BANK_CATEGORIES).optional(),
    payment: z.enum(BANK_PAYMENTS).optional(),
  }),
  data: z.array(payingBankShape),
})

/**
 * Returns a vendor's accounts. The error is `not_found` for vendors that the company has neither
 * orders with nor a relation to.
 */
export const listVendorAccounts = buyerCall({
  name: 'listVendorAccounts',
  method: 'GET',
  path: '/bank/vendor',
  summary: 'The accounts of a vendor that the company has an order or a relation with',
  feature: ['orders.read', 'orders.proof', 'invoices.read', 'invoices.pay'],
  query: z.object({ vendor_id: idShape }),
  data: z.array(accountShape),
})

/** The account as typed; errors are reported at the fields. */
export const accountBody = {
  bank_code: z.string().trim().max(10),
  account_number: z.string().trim().max(40),
}

export const inquireAccount = accountCall({
  name: 'inquireAccount',
  method: 'POST',
  path: '/bank/Account-Inquiry',
  summary: 'The account holder’s name, as reported by the bank',
  stage: 'verified',
  rates: [INQUIRY_RATE],
  body: z.object(accountBody),
  data: z.object({ ...bankShape.shape, account_number: z.string(), account_holder: z.string() }),
  errors: ['rule'],
})

export const listOwnAccounts = vendorCall({
  name: 'listOwnAccounts',
  method: 'GET',
  path: '/vendor/bank-accounts',
  summary: 'The vendor’s accounts, the default one first',
  data: z.array(ownAccountShape),
})

/** This and the following endpoints are for the vendor's owner; other users get `forbidden`. */
export const addBankAccount = vendorCall({
  name: 'addBankAccount',
  method: 'POST',
  path: '/vendor/bank-accounts',
  summary: 'Adds an account under the name reported by its bank; the first one is the default',
  rates: [INQUIRY_RATE],
  body: z.object(accountBody),
  data: ownAccountShape,
  errors: ['rule'],
})

export const editBankAccount = vendorCall({
  name: 'editBankAccount',
  method: 'PUT',
  path: '/vendor/bank-accounts',
  summary: 'Changes bank and number of an account; the holder’s name is looked up again',
  rates: [INQUIRY_RATE],
  body: z.object({ ...accountBody, _id: idShape, version: seenVersion }),
  data: ownAccountShape,
  errors: ['rule', 'stale_version'],
})

export const makeDefaultAccount = vendorCall({
  name: 'makeDefaultAccount',
  method: 'PUT',
  path: '/vendor/bank-accounts/default',
  summary: 'Makes an account the default, instead of the previous one',
  body: z.object({ _id: idShape, version: seenVersion }),
  data: z.array(ownAccountShape),
  errors: ['stale_version'],
})

export const removeBankAccount = vendorCall({
  name: 'removeBankAccount',
  method: 'DELETE',
  path: '/vendor/bank-accounts/:id',
  summary:
    'Removes an account; the default one only when it is the last, which stays while buyers pay directly',
  params: z.object({ id: idShape }),
  query: z.object({ version: seenVersionInQuery }),
  data: z.array(ownAccountShape),
  errors: ['rule', 'stale_version'],
})

export const restoreBankAccount = vendorCall({
  name: 'restoreBankAccount',
  method: 'PUT',
  path: '/vendor/bank-accounts/restore',
  summary: 'Restores a removed account',
  body: z.object({ _id: idShape }),
  data: z.array(ownAccountShape),
  errors: ['rule'],
})
