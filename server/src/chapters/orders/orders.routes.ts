import * as calls from '@pasok/domain/orders/orders.contract'
import { endpoint } from '../../http/endpoint'
import { getLedger, getOrder } from './orders.queries'

export const orderEndpoints = [
  endpoint(calls.getOrder, async ({ db, actor, params }) => ({
    data: await getOrder(db, actor, params.id),
  })),
  endpoint(calls.getOrderLedger, async ({ db, actor, params }) => ({
    data: await getLedger(db, actor, params.id),
  })),
]
