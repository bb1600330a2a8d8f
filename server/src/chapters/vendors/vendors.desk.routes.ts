import { getOwnVendor } from '@pasok/domain/vendors/vendors.desk.contract'
import { endpoint } from '../../http/endpoint'
import { presentOwnVendor } from './vendors.desk.present'
import { getOwnVendorRow } from './vendors.desk.store'

export const vendorDeskEndpoints = [
  endpoint(getOwnVendor, async ({ db, scope }) => ({
    data: presentOwnVendor(await getOwnVendorRow(db, scope)),
  })),
]
