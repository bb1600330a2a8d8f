import * as calls from '@pasok/domain/orders/orders.vendor.contract'
import { endpoint } from '../../http/endpoint'
import { countOrdersByTab, listVendorOrders } from './orders.list.queries'

export const vendorOrderListEndpoints = [
  endpoint(calls.listVendorOrders, async ({ db, actor, query }) => {
    const { rows, ...counted } = await listVendorOrders(db, actor, query, query.lastStatus)
    return { data: rows, ...counted }
  }),
  endpoint(calls.countVendorOrders, async ({ db, scope }) => ({
    data: await countOrdersByTab(db, scope),
  })),
]
