import { z } from 'zod'
import { providerCall } from '../../kernel/contract'
import { idShape, pageShape, seenVersion, shortText } from '../../kernel/shapes'
import { NEW_MEMBER_RATE } from '../../team/team.constants'
import { vendorFileShape, vendorRowShape } from './provider.model'
import { VENDOR_STAGES } from './provider.rules'

const byId = z.object({ id: idShape })
const byUser = z.object({ id: idShape, user_id: idShape })

export const listVendors = providerCall({
  name: 'listVendors',
  method: 'GET',
  path: '/provider/vendors',
  summary: 'Vendors by name; searched by name, code or a user’s email',
  query: z.object({
    search: shortText.optional(),
    standing: z.enum(VENDOR_STAGES).optional(),
    ...pageShape(20),
  }),
  data: z.array(vendorRowShape),
  paged: true,
})

export const getVendorFile = providerCall({
  name: 'getVendorFile',
  method: 'GET',
  path: '/provider/vendors/:id',
  summary: 'A vendor with its users, terms and sales',
  params: byId,
  data: vendorFileShape,
})

export const createVendor = providerCall({
  name: 'createVendor',
  method: 'POST',
  path: '/provider/vendors',
  summary: 'Creates a vendor and its owner, who receives a link to set a password',
  body: z.object({
    legal_name: shortText,
    category: shortText.default(''),
    owner_name: shortText,
    owner_email: z.string().trim().max(254),
  }),
  data: vendorFileShape,
  rates: [NEW_MEMBER_RATE],
  errors: ['rule'],
})

export const setVendorActive = providerCall({
  name: 'setVendorActive',
  method: 'PUT',
  path: '/provider/vendors/:id/active',
  summary: 'Deactivates a vendor, whose products leave the search, or activates it again',
  params: byId,
  body: z.object({ active: z.boolean(), version: seenVersion }),
  data: vendorFileShape,
  errors: ['stale_version'],
})

export const setVendorUserStatus = providerCall({
  name: 'setVendorUserStatus',
  method: 'PUT',
  path: '/provider/vendors/:id/users/:user_id',
  summary: 'Activates a vendor’s user, or deactivates one, whose sessions end immediately',
  params: byUser,
  body: z.object({ status: z.enum(['ACTIVE', 'INACTIVE']), version: seenVersion }),
  data: vendorFileShape,
  errors: ['stale_version'],
})

export const setVendorOwner = providerCall({
  name: 'setVendorOwner',
  method: 'PUT',
  path: '/provider/vendors/:id/owner',
  summary: 'Transfers a vendor’s ownership to another of its users, even from a deactivated owner',
  params: byId,
  body: z.object({ user_id: idShape }),
  data: vendorFileShape,
  errors: ['rule'],
})

export const welcomeVendorUser = providerCall({
  name: 'welcomeVendorUser',
  method: 'POST',
  path: '/provider/vendors/:id/users/:user_id/welcome',
  summary: 'Mails the link to set a password again to a vendor’s user who has never signed in',
  params: byUser,
  data: z.null(),
  rates: [NEW_MEMBER_RATE],
  errors: ['rule'],
})
