import { z } from 'zod'
import { buyerCall } from '../../kernel/contract'
import { idShape, seenVersion, shortText } from '../../kernel/shapes'
import { addressShape } from '../company.model'

const company = { buyer_id: idShape.optional() }

export const listAddresses = buyerCall({
  name: 'listAddresses',
  method: 'GET',
  path: '/address/buyer',
  summary: "The company's addresses, the default first; each one's city is a delivery area",
  feature: 'any',
  query: z.object(company),
  data: z.array(addressShape),
})

const addressBody = {
  ...company,
  name: shortText,
  phone: z.string().trim().max(20).default(''),
  country_id: z.coerce.number().optional(),
  province_id: z.string().trim().max(64),
  city_id: z.string().trim().max(64),
  subdistrict_id: z.string().trim().max(64),
  village_id: z.string().trim().max(64),
  postcode: z.string().trim().max(10),
  street: z.string().trim().max(500),
  /** Accepted but ignored: use `makeDefaultAddress` (Spec 1 §4). */
  is_default: z.boolean().optional(),
}

/** Adds an address. A company's first address always becomes the default; later ones never do. */
export const addAddress = buyerCall({
  name: 'addAddress',
  method: 'POST',
  path: '/address/buyer',
  summary: 'Adds an address to the company',
  feature: 'company.edit',
  body: z.object(addressBody),
  data: addressShape,
  errors: ['rule'],
})

export const changeAddress = buyerCall({
  name: 'changeAddress',
  method: 'PUT',
  path: '/address/buyer',
  summary: 'Changes an address',
  feature: 'company.edit',
  body: z.object({ ...addressBody, _id: idShape, version: seenVersion }),
  data: addressShape,
  errors: ['rule', 'stale_version'],
})

export const removeAddress = buyerCall({
  name: 'removeAddress',
  method: 'DELETE',
  path: '/address/buyer',
  summary: 'Removes an address that is not the default; documents that name it keep it',
  feature: 'company.edit',
  query: z.object({ ...company, address_id: idShape }),
  data: z.null(),
  errors: ['rule'],
})

export const makeDefaultAddress = buyerCall({
  name: 'makeDefaultAddress',
  method: 'PUT',
  path: '/address/buyer/default',
  summary: "Makes an address the company's default, instead of the previous one",
  feature: 'company.edit',
  body: z.object({
    ...company,
    address_id: idShape,
    /**
     * The default address that the user saw; if it has changed since, the request fails instead of
     * overwriting it.
     */
    seen_default: idShape.optional(),
  }),
  data: addressShape,
  errors: ['stale_version'],
})
