import * as calls from '@pasok/domain/orders/orders.contract'
import { endpoint } from '../../http/endpoint'
import { assertOwnList } from '../../http/own-list'
import { countOrdersByTab, listOrders } from './orders.list.queries'

export const orderListEndpoints = [
  endpoint(calls.listOrders, async ({ db, scope, actor, query }) => {
    assertOwnList(scope, query.id)
    const { rows, ...counted } = await listOrders(db, actor, query)
    return { data: rows, ...counted }
  }),
  endpoint(calls.listNewOrders, async ({ db, scope, actor, query }) => {
    assertOwnList(scope, query.id)
    const { rows, ...counted } = await listOrders(db, actor, query, query.lastStatus)
    return { data: rows, ...counted }
  }),
  endpoint(calls.countOrders, async ({ db, scope }) => ({
    data: await countOrdersByTab(db, scope),
  })),
]
