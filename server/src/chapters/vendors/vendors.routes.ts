import { getFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { getVendor } from '@pasok/domain/vendors/vendors.contract'
import * as relationsCalls from '@pasok/domain/vendors/vendors.relations.contract'
import { relationReplies } from '@pasok/domain/vendors/vendors.relations.errors'
import { endpoint } from '../../http/endpoint'
import { removeRelation, requestRelation } from './request-relation'
import { presentVendor } from './vendors.present'
import { getVendorByCode } from './vendors.relations.queries'
import { findVendor } from './vendors.store'

export const vendorEndpoints = [
  endpoint(getVendor, async ({ db, scope, query }) => {
    const vendor = getFound(
      isId(query.vendor_id) ? await findVendor(db, scope, query.vendor_id) : undefined,
      'vendor_id',
    )
    return { data: presentVendor(vendor) }
  }),
  endpoint(relationsCalls.findVendorByCode, async ({ db, scope, query }) => ({
    data: await getVendorByCode(db, scope, query.company_code),
  })),
  endpoint(relationsCalls.requestRelation, async ({ work, body }) => ({
    data: await requestRelation(work, body),
    message: relationReplies.requested,
  })),
  endpoint(relationsCalls.removeRelation, async ({ work, query }) => {
    await removeRelation(work, query)
    return { data: null, message: relationReplies.removed }
  }),
]
