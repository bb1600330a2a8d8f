import { z } from 'zod'
import { SIGN_UP_RATE } from '../../identity/identity.constants'
import { providerCall, publicCall } from '../../kernel/contract'
import { idShape, longText, pageShape, seenVersion, shortText } from '../../kernel/shapes'
import { APPLICATION_STATES } from './applications.states'

/** The applying vendor's form; the email is the invited address. */
const given = {
  legal_name: shortText,
  category: shortText.default(''),
  owner_name: shortText,
  phone: z.string().trim().max(20),
  /** Free text, because the regions' lists are not public. */
  city: shortText.default(''),
  /** What the vendor sells, and anything else the provider should know. */
  note: longText.default(''),
}

/**
 * Applies as a vendor by an invitation's link, which this request consumes. The vendor is created
 * when the provider accepts the application.
 */
export const applyAsVendor = publicCall({
  name: 'applyAsVendor',
  method: 'POST',
  path: '/vendor/register',
  summary: 'Applies as a vendor, on an invitation',
  body: z.object({
    invitation: z.string().max(200),
    /** The invited address; any other one is refused. */
    owner_email: z.string().trim().max(254),
    ...given,
  }),
  data: z.null(),
  rates: [SIGN_UP_RATE],
  errors: ['rule'],
})

const applicationShape = z.object({
  _id: z.string(),
  legal_name: z.string(),
  category: z.string(),
  owner_name: z.string(),
  phone: z.string(),
  city: z.string(),
  note: z.string(),
  owner_email: z.string(),
  inviter: z.string(),
  date: z.string(),
  lastStatus: z.enum(APPLICATION_STATES),
  reason: z.string(),
  /** The created vendor; null until the application is accepted. */
  vendor_id: z.string().nullable(),
  version: z.number(),
})
export type VendorApplication = z.output<typeof applicationShape>

const byId = z.object({ id: idShape })

export const listVendorApplications = providerCall({
  name: 'listVendorApplications',
  method: 'GET',
  path: '/provider/vendor-applications',
  summary: 'Applications of invited vendors, the waiting ones first',
  query: z.object({ status: z.enum(APPLICATION_STATES).optional(), ...pageShape(20) }),
  data: z.array(applicationShape),
  paged: true,
})

export const acceptVendorApplication = providerCall({
  name: 'acceptVendorApplication',
  method: 'PUT',
  path: '/provider/vendor-applications/:id/accept',
  summary: 'Creates the vendor and its owner, who receives a link to set a password',
  params: byId,
  body: z.object({ version: seenVersion }),
  data: applicationShape,
  errors: ['illegal_move', 'stale_version', 'rule'],
})

export const declineVendorApplication = providerCall({
  name: 'declineVendorApplication',
  method: 'PUT',
  path: '/provider/vendor-applications/:id/decline',
  summary: 'Rejects the application, with a reason that is mailed',
  params: byId,
  body: z.object({ reason: longText, version: seenVersion }),
  data: applicationShape,
  errors: ['illegal_move', 'stale_version', 'rule'],
})
