import * as calls from '@pasok/domain/vendors/vendors.relations.contract'
import { relationReplies } from '@pasok/domain/vendors/vendors.relations.errors'
import { endpoint } from '../../http/endpoint'
import { removeRelation } from './remove-relation'
import { requestRelation } from './request-relation'
import { getVendorByCode } from './vendors.relations.queries'

export const relationEndpoints = [
  endpoint(calls.findVendorByCode, async ({ db, scope, query }) => ({
    data: await getVendorByCode(db, scope, query.company_code),
  })),
  endpoint(calls.requestRelation, async ({ work, body }) => ({
    data: await requestRelation(work, body),
    message: relationReplies.requested,
  })),
  endpoint(calls.removeRelation, async ({ work, query }) => {
    await removeRelation(work, query)
    return { data: null, message: relationReplies.removed }
  }),
]
