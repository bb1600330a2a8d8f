import { failure } from '@pasok/domain/kernel/errors'
import * as calls from '@pasok/domain/orders/orders.contract'
import { PACKAGE_STATES } from '@pasok/domain/orders/orders.states'
import { endpoint } from '../../http/endpoint'
import { assertOwnList } from '../../http/own-list'
import { getLedger, getOrder, listAllOrders, listOrdersInTab } from './orders.queries'
import { countOrdersByTab } from './orders.store'

export const orderEndpoints = [
  endpoint(calls.listOrders, async ({ db, scope, actor, query }) => {
    assertOwnList(scope, query.id)
    if (query.searchTopic === 'packages.lastStatus') {
      const status = PACKAGE_STATES.find((state) => state === query.searchValue)
      if (!status) throw failure('bad_request', { path: 'searchValue' })
      const { rows, count } = await listOrdersInTab(db, actor, status, query)
      return { data: rows, count }
    }
    const requestCode = query.searchTopic === 'code_pr' ? (query.searchValue ?? '') : undefined
    const { rows, count } = await listAllOrders(db, actor, query, requestCode)
    return { data: rows, count }
  }),
  endpoint(calls.listNewOrders, async ({ db, scope, actor, query }) => {
    assertOwnList(scope, query.id)
    const { rows, count } = await listOrdersInTab(db, actor, query.lastStatus, query)
    return { data: rows, count }
  }),
  endpoint(calls.countOrders, async ({ db, scope }) => ({
    data: await countOrdersByTab(db, scope),
  })),
  endpoint(calls.getOrder, async ({ db, actor, params }) => ({
    data: await getOrder(db, actor, params.id),
  })),
  endpoint(calls.getOrderLedger, async ({ db, scope, params }) => ({
    data: await getLedger(db, scope, params.id),
  })),
]
