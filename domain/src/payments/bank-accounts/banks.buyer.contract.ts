import { z } from 'zod'
import { buyerCall, providerCall, vendorCall } from '../../kernel/contract'
import { idShape, seenVersion, seenVersionInQuery } from '../../kernel/shapes'
import { INQUIRY_RATE } from '../payments.constants'
import { accountBody } from './banks.contract'
import { accountShape, ownAccountShape } from './banks.model'

const company = { buyer_id: idShape.optional() }

/**
 * Returns the company's accounts, which refunds of late or excess money are sent to, for users who
 * read the company's profile and users who pay.
 */
export const listBuyerAccounts = buyerCall({
  name: 'listBuyerAccounts',
  method: 'GET',
  path: '/bank/buyer',
  summary: "The company's own accounts, to which money is returned, the default one first",
  feature: ['company.read', 'invoices.pay'],
  query: z.object(company),
  data: z.array(ownAccountShape),
})

/** Like the profile's addresses, this and the following endpoints are for users who may edit the company. */
export const addBuyerAccount = buyerCall({
  name: 'addBuyerAccount',
  method: 'POST',
  path: '/bank/buyer',
  summary: 'Adds an account under the name reported by its bank; the first one is the default',
  feature: 'company.edit',
  rates: [INQUIRY_RATE],
  body: z.object({ ...company, ...accountBody }),
  data: ownAccountShape,
  errors: ['rule'],
})

export const editBuyerAccount = buyerCall({
  name: 'editBuyerAccount',
  method: 'PUT',
  path: '/bank/buyer',
  summary: 'Changes bank and number of an account; the holder’s name is looked up again',
  feature: 'company.edit',
  rates: [INQUIRY_RATE],
  body: z.object({ ...company, ...accountBody, _id: idShape, version: seenVersion }),
  data: ownAccountShape,
  errors: ['rule', 'stale_version'],
})

export const makeDefaultBuyerAccount = buyerCall({
  name: 'makeDefaultBuyerAccount',
  method: 'PUT',
  path: '/bank/buyer/default',
  summary: 'Makes an account the default, instead of the previous one',
  feature: 'company.edit',
  body: z.object({ ...company, _id: idShape, version: seenVersion }),
  data: z.array(ownAccountShape),
  errors: ['stale_version'],
})

export const removeBuyerAccount = buyerCall({
  name: 'removeBuyerAccount',
  method: 'DELETE',
  path: '/bank/buyer/:id',
  summary: 'Removes an account; the default one only when it is the last',
  feature: 'company.edit',
  params: z.object({ id: idShape }),
  query: z.object({ ...company, version: seenVersionInQuery }),
  data: z.array(ownAccountShape),
  errors: ['rule', 'stale_version'],
})

export const restoreBuyerAccount = buyerCall({
  name: 'restoreBuyerAccount',
  method: 'PUT',
  path: '/bank/buyer/restore',
  summary: 'Restores a removed account',
  feature: 'company.edit',
  body: z.object({ ...company, _id: idShape }),
  data: z.array(ownAccountShape),
  errors: ['rule'],
})

/**
 * Returns the buyer's account for a refund. Without a refund due the error is `not_found`, because
 * a buyer's accounts are private.
 */
export const getOrderRefundAccount = vendorCall({
  name: 'getOrderRefundAccount',
  method: 'GET',
  path: '/vendor/orders/:id/refund-account',
  summary:
    'Where what is left of a down payment goes back to; null when the buyer names no account',
  params: z.object({ id: idShape }),
  data: accountShape.nullable(),
})

export const getMoneyRefundAccount = providerCall({
  name: 'getMoneyRefundAccount',
  method: 'GET',
  path: '/provider/money/:id/refund-account',
  summary: 'The account for a refund; null when the payer has no account',
  params: z.object({ id: idShape }),
  data: accountShape.nullable(),
})
