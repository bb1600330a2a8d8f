import * as calls from '@pasok/domain/vendors/portal/portal.contract'
import { vendorPortalReplies } from '@pasok/domain/vendors/vendors.store.texts'
import { endpoint } from '../../../http/endpoint'
import { saveProfile } from './save-store-profile'
import { saveTerms } from './save-vendor-terms'
import { presentOwnVendor, presentStore } from './profile.present'
import { getOwnVendorRow, getStoreRow } from './profile.store'

export const vendorPortalEndpoints = [
  endpoint(calls.getOwnVendor, async ({ db, scope }) => ({
    data: presentOwnVendor(await getOwnVendorRow(db, scope)),
  })),
  endpoint(calls.saveVendorTerms, async ({ work, body }) => ({
    data: await saveTerms(work, body),
    message: vendorPortalReplies.termsSaved,
  })),
  endpoint(calls.getStoreProfile, async ({ db, scope }) => ({
    data: presentStore(await getStoreRow(db, scope)),
  })),
  endpoint(calls.saveStoreProfile, async ({ work, body }) => ({
    data: await saveProfile(work, body),
    message: vendorPortalReplies.profileSaved,
  })),
]
