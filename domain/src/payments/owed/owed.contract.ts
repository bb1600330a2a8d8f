import { z } from 'zod'
import { providerCall } from '../../kernel/contract'
import { idShape, longText, pageShape, shortText } from '../../kernel/shapes'
import { PAYMENTS_PAGE_SIZE } from '../payments.constants'
import { owedEntryShape, owedFileShape, owedShape } from './owed.model'

const ofVendor = z.object({ vendor_id: idShape })

export const listOwed = providerCall({
  name: 'listOwed',
  method: 'GET',
  path: '/provider/owed',
  summary: 'The amounts owed to vendors, the largest first',
  query: z.object({
    /** Only vendors with an amount owed. */
    owing: z.enum(['1']).optional(),
    search: shortText.optional(),
    ...pageShape(PAYMENTS_PAGE_SIZE),
  }),
  data: z.array(owedShape),
  paged: true,
})

export const getOwed = providerCall({
  name: 'getOwed',
  method: 'GET',
  path: '/provider/owed/:vendor_id',
  summary: 'The amount owed to a vendor, with its accounts',
  params: ofVendor,
  data: owedFileShape,
})

export const listOwedEntries = providerCall({
  name: 'listOwedEntries',
  method: 'GET',
  path: '/provider/owed/:vendor_id/entries',
  summary: 'The payments received for a vendor and the payouts to it, newest first',
  params: ofVendor,
  query: z.object(pageShape(PAYMENTS_PAGE_SIZE)),
  data: z.array(owedEntryShape),
  paged: true,
})

export const recordPayout = providerCall({
  name: 'recordPayout',
  method: 'POST',
  path: '/provider/owed/:vendor_id/payout',
  summary: 'Records a payout to a vendor, in full or in part, with its proof',
  params: ofVendor,
  body: z.object({
    /** Whole rupiah, at most the amount owed. */
    amount: z.number().int().min(1).max(999_999_999_999_999),
    /** The vendor's account that received it. */
    account_id: idShape,
    note: longText.min(1),
    /** Link to an image uploaded by `POST /files` with prefix `provider`. */
    proof: z.string().trim().min(1).max(4_000),
    /** The version that the user saw; a payout that a colleague recorded since is not recorded twice. */
    version: z.number().int(),
  }),
  data: owedFileShape,
  errors: ['rule', 'stale_version'],
})
