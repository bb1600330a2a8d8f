import { z } from 'zod'
import { defineContract } from '../kernel/contract'
import { foundShape, idShape, seenVersion, shortText } from '../kernel/shapes'
import { NEW_MEMBER_RATE } from '../team/team.constants'
import { USER_STATUSES } from '../team/team.model'
import { vendorMemberShape } from './vendors.team.model'

export const listVendorTeam = defineContract({
  name: 'listVendorTeam',
  method: 'GET',
  path: '/vendor/users',
  summary: "The vendor's own people, the owner first, then by name",
  surface: 'vendor',
  token: 'access',
  feature: 'any',
  query: z.object(foundShape),
  data: z.array(vendorMemberShape),
})

/** The following are for the vendor's owner; anybody else is told `forbidden`. */
export const addVendorMember = defineContract({
  name: 'addVendorMember',
  method: 'POST',
  path: '/vendor/users',
  summary: 'Adds somebody to the vendor’s team, who is mailed a link to set a password',
  surface: 'vendor',
  token: 'access',
  feature: 'any',
  rates: [NEW_MEMBER_RATE],
  body: z.object({ fullname: shortText, email: z.string().trim().max(254) }),
  data: vendorMemberShape,
  errors: ['rule'],
})

export const editVendorMember = defineContract({
  name: 'editVendorMember',
  method: 'PUT',
  path: '/vendor/users',
  summary: 'Changes the name of somebody of the vendor’s team',
  surface: 'vendor',
  token: 'access',
  feature: 'any',
  body: z.object({ _id: idShape, fullname: shortText, version: seenVersion }),
  data: vendorMemberShape,
  errors: ['rule', 'stale_version'],
})

export const setVendorMemberStatus = defineContract({
  name: 'setVendorMemberStatus',
  method: 'PUT',
  path: '/vendor/users/status',
  summary: 'Deactivates somebody of the vendor’s team, who is out at once, or activates them',
  surface: 'vendor',
  token: 'access',
  feature: 'any',
  body: z.object({ _id: idShape, status: z.enum(USER_STATUSES) }),
  data: vendorMemberShape,
  errors: ['rule'],
})

export const handOverVendor = defineContract({
  name: 'handOverVendor',
  method: 'PUT',
  path: '/vendor/owner',
  summary: 'Makes somebody else of the team the vendor’s owner',
  surface: 'vendor',
  token: 'access',
  feature: 'any',
  body: z.object({ _id: idShape }),
  data: z.array(vendorMemberShape),
  errors: ['rule'],
})
