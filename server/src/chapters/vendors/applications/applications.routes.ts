import * as calls from '@pasok/domain/vendors/applications/applications.contract'
import { applicationReplies } from '@pasok/domain/vendors/portal/portal.errors'
import { endpoint } from '../../../http/endpoint'
import { paged } from '../../../http/lists'
import { acceptApplication, signUpApplicant, declineApplication } from './decide-application'
import { applyAsVendor } from './apply-as-vendor'
import { listApplications } from './applications.queries'

export const applicationEndpoints = [
  endpoint(calls.applyAsVendor, async ({ work, body, language }) => {
    await applyAsVendor(work, body, language)
    return { data: null, message: applicationReplies.applied }
  }),
  endpoint(calls.listVendorApplications, async ({ db, scope, query }) =>
    paged(await listApplications(db, scope, query)),
  ),
  endpoint(
    calls.acceptVendorApplication,
    ({ db, scope, params, ports }) => signUpApplicant(db, scope, ports.identity, params.id),
    async ({ work, params, body, ports, prepared }) => ({
      data: await acceptApplication(
        work,
        { ...params, version: body.version },
        ports.identity,
        prepared,
      ),
      message: applicationReplies.accepted,
    }),
  ),
  endpoint(calls.declineVendorApplication, async ({ work, params, body }) => ({
    data: await declineApplication(work, {
      ...params,
      reason: body.reason,
      version: body.version,
    }),
    message: applicationReplies.declined,
  })),
]
