import * as calls from '@pasok/domain/vendors/vendors.provider.contract'
import { vendorProviderReplies } from '@pasok/domain/vendors/vendors.provider.errors'
import { endpoint } from '../../http/endpoint'
import { createVendor, signUpVendorOwner } from './create-vendor'
import { setActive } from './set-vendor-active'
import { setOwner } from './set-vendor-owner'
import { setUserStatus } from './set-vendor-user-status'
import { getVendorFile, listVendors } from './vendors.provider.queries'
import { welcomeUser } from './welcome-vendor-user'

export const vendorProviderEndpoints = [
  endpoint(calls.listVendors, async ({ db, scope, query }) => {
    const { rows, count } = await listVendors(db, scope, query)
    return { data: rows, count }
  }),
  endpoint(calls.getVendorFile, async ({ db, scope, params }) => ({
    data: await getVendorFile(db, scope, params.id),
  })),
  endpoint(
    calls.createVendor,
    ({ ports, body }) => signUpVendorOwner(ports.identity, body),
    async ({ work, body, ports, language, prepared }) => ({
      data: await createVendor(work, body, { identity: ports.identity, language }, prepared),
      message: vendorProviderReplies.created,
    }),
  ),
  endpoint(calls.setVendorActive, async ({ work, params, body }) => ({
    data: await setActive(work, params.id, body),
    message: body.active ? vendorProviderReplies.activated : vendorProviderReplies.deactivated,
  })),
  endpoint(calls.setVendorUserStatus, async ({ work, params, body }) => ({
    data: await setUserStatus(work, params, body),
    message:
      body.status === 'ACTIVE'
        ? vendorProviderReplies.userActivated
        : vendorProviderReplies.userDeactivated,
  })),
  endpoint(calls.setVendorOwner, async ({ work, params, body }) => ({
    data: await setOwner(work, params.id, body.user_id),
    message: vendorProviderReplies.handedOver,
  })),
  endpoint(calls.welcomeVendorUser, async ({ work, params, ports }) => {
    await welcomeUser(work, params, ports.identity)
    return { data: null, message: vendorProviderReplies.welcomed }
  }),
]
