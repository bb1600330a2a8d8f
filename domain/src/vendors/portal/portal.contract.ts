import { z } from 'zod'
import { vendorCall } from '../../kernel/contract'
import { seenVersion } from '../../kernel/shapes'
import { ownVendorShape, storeProfileShape } from './portal.model'

export const getOwnVendor = vendorCall({
  name: 'getOwnVendor',
  method: 'GET',
  path: '/vendor/own',
  summary: 'The current user’s vendor with its default terms',
  data: ownVendorShape,
})

/** Percent, percent and days; ranges are checked by a rule that reports errors per field. */
export const saveVendorTerms = vendorCall({
  name: 'saveVendorTerms',
  method: 'PUT',
  path: '/vendor/terms',
  summary: 'Changes the vendor’s default terms',
  body: z.object({
    default_discount: z.number(),
    default_down_payment: z.number(),
    default_payment_term: z.number(),
    /** Unchanged when omitted. */
    direct_payment: z.boolean().optional(),
    version: seenVersion,
  }),
  data: ownVendorShape,
  errors: ['rule', 'stale_version'],
})

export const getStoreProfile = vendorCall({
  name: 'getStoreProfile',
  method: 'GET',
  path: '/vendor/profile',
  summary: 'The vendor’s store profile, for editing',
  data: storeProfileShape,
})

const line = (longest: number) => z.string().trim().max(longest)

export const saveStoreProfile = vendorCall({
  name: 'saveStoreProfile',
  method: 'PUT',
  path: '/vendor/profile',
  summary: 'Changes the vendor’s store profile',
  body: z.object({
    /** Path of the vendor's own uploaded picture, or of its present logo; empty for none. */
    logo_url: line(200),
    description: line(10_000),
    phone: line(20),
    email: line(254),
    website: line(300),
    instagram: line(300),
    facebook: line(300),
    twitter: line(300),
    /** Unchanged when omitted. */
    tax_number: line(30).optional(),
    province_id: line(64),
    city_id: line(64),
    subdistrict_id: line(64),
    village_id: line(64),
    postcode: line(10),
    street: line(500),
    version: seenVersion,
  }),
  data: storeProfileShape,
  errors: ['rule', 'stale_version'],
})
