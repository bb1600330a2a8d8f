import * as platformSettingCalls from '@pasok/domain/vendors/provider/platform-setting.contract'
import { platformSettingTexts } from '@pasok/domain/vendors/provider/provider.texts'
import * as providerCalls from '@pasok/domain/vendors/provider/provider.contract'
import { vendorProviderReplies } from '@pasok/domain/vendors/portal/portal.errors'
import { endpoint } from '../../../http/endpoint'
import { paged } from '../../../http/lists'
import { createVendor, signUpVendorOwner } from './create-vendor'
import { saveSetting } from './save-platform-setting'
import { setActive, setOwner, setUserStatus, welcomeUser } from './edit-vendor'
import { getSetting, getVendorFile, listVendors } from './vendors.queries'

export const vendorProviderEndpoints = [
  endpoint(providerCalls.listVendors, async ({ db, scope, query }) =>
    paged(await listVendors(db, scope, query)),
  ),
  endpoint(providerCalls.getVendorFile, async ({ db, scope, params }) => ({
    data: await getVendorFile(db, scope, params.id),
  })),
  endpoint(
    providerCalls.createVendor,
    ({ ports, body }) => signUpVendorOwner(ports.identity, body),
    async ({ work, body, ports, language, prepared }) => ({
      data: await createVendor(work, body, { identity: ports.identity, language }, prepared),
      message: vendorProviderReplies.created,
    }),
  ),
  endpoint(providerCalls.setVendorActive, async ({ work, params, body }) => ({
    data: await setActive(work, params.id, body),
    message: body.active ? vendorProviderReplies.activated : vendorProviderReplies.deactivated,
  })),
  endpoint(providerCalls.setVendorUserStatus, async ({ work, params, body }) => ({
    data: await setUserStatus(work, params, body),
    message:
      body.status === 'ACTIVE'
        ? vendorProviderReplies.userActivated
        : vendorProviderReplies.userDeactivated,
  })),
  endpoint(providerCalls.setVendorOwner, async ({ work, params, body }) => ({
    data: await setOwner(work, params.id, body.user_id),
    message: vendorProviderReplies.handedOver,
  })),
  endpoint(providerCalls.welcomeVendorUser, async ({ work, params, ports }) => {
    await welcomeUser(work, params, ports.identity)
    return { data: null, message: vendorProviderReplies.welcomed }
  }),
  endpoint(platformSettingCalls.getPlatformSetting, async ({ db, scope }) => ({
    data: await getSetting(db, scope),
  })),
  endpoint(platformSettingCalls.savePlatformSetting, async ({ work, body }) => ({
    data: await saveSetting(work, body),
    message: platformSettingTexts.saved,
  })),
]
