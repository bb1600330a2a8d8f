import { z } from 'zod'
import { vendorCall } from '../../kernel/contract'
import { foundShape, idShape, seenVersion, shortText } from '../../kernel/shapes'
import { NEW_MEMBER_RATE, USER_STATUSES } from '../../team/team.constants'
import { vendorMemberShape } from './team.model'

export const listVendorTeam = vendorCall({
  name: 'listVendorTeam',
  method: 'GET',
  path: '/vendor/users',
  summary: "The vendor's users, the owner first, then by name",
  query: z.object(foundShape),
  data: z.array(vendorMemberShape),
})

/** This and the following endpoints are for the vendor's owner; other users get `forbidden`. */
export const addVendorMember = vendorCall({
  name: 'addVendorMember',
  method: 'POST',
  path: '/vendor/users',
  summary: 'Adds a user to the vendor’s team, who receives a link to set a password',
  rates: [NEW_MEMBER_RATE],
  body: z.object({ fullname: shortText, email: z.string().trim().max(254) }),
  data: vendorMemberShape,
  errors: ['rule'],
})

export const editVendorMember = vendorCall({
  name: 'editVendorMember',
  method: 'PUT',
  path: '/vendor/users',
  summary: 'Changes the name of a user of the vendor’s team',
  body: z.object({ _id: idShape, fullname: shortText, version: seenVersion }),
  data: vendorMemberShape,
  errors: ['rule', 'stale_version'],
})

export const setVendorMemberStatus = vendorCall({
  name: 'setVendorMemberStatus',
  method: 'PUT',
  path: '/vendor/users/status',
  summary:
    'Activates a user of the vendor’s team, or deactivates one, whose sessions end immediately',
  body: z.object({ _id: idShape, status: z.enum(USER_STATUSES) }),
  data: vendorMemberShape,
  errors: ['rule'],
})

export const transferVendor = vendorCall({
  name: 'transferVendor',
  method: 'PUT',
  path: '/vendor/owner',
  summary: 'Transfers the vendor’s ownership to another user of the team',
  body: z.object({ _id: idShape }),
  data: z.array(vendorMemberShape),
  errors: ['rule'],
})
