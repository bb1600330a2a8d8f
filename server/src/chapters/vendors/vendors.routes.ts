import { isId } from '@pasok/domain/kernel/ids'
import { notFound } from '@pasok/domain/kernel/errors'
import { getVendor } from '@pasok/domain/vendors/vendors.contract'
import { endpoint } from '../../http/endpoint'
import { presentVendor } from './vendors.present'
import { findVendor } from './vendors.store'

export const vendorEndpoints = [
  endpoint(getVendor, async ({ db, scope, query }) => {
    const vendor = isId(query.vendor_id) ? await findVendor(db, scope, query.vendor_id) : undefined
    if (!vendor) throw notFound('vendor_id')
    return { data: presentVendor(vendor) }
  }),
]
