import { orderReplies } from '@pasok/domain/orders/orders.texts'
import type { DownPaymentState, ItemState } from '@pasok/domain/orders/orders.states'
import * as vendorCalls from '@pasok/domain/orders/orders.vendor.contract'
import { endpoint } from '../../http/endpoint'
import { paged } from '../../http/lists'
import { cancelPackage } from './packages/cancel-packages'
import { changeItem, takeItemBack } from './items/change-item'
import {
  confirmDownPayment,
  refundDownPayment,
  refuseDownPayment,
} from './down-payments/answer-down-payment'
import { makePackageReady, pickPackage, shipPackage, setShipping } from './packages/move-package'
import {
  countOrdersByTab,
  listVendorOrders,
  getLedger,
  getStorages,
  getVendorOrder,
} from './orders.queries'
import type { PackageRecord } from './orders.store'

const movedPackage = ({ id, last_status }: PackageRecord) => ({ _id: id, lastStatus: last_status })
const movedItem = ({ id, state }: { id: string; state: ItemState }) => ({
  _id: id,
  lastStatus: state,
})
const movedDownPayment = ({ id, status }: { id: string; status: DownPaymentState }) => ({
  _id: id,
  down_payment_status: status,
})

export const vendorOrderEndpoints = [
  endpoint(vendorCalls.listVendorOrders, async ({ db, actor, query }) =>
    paged(await listVendorOrders(db, actor, query, query.lastStatus)),
  ),
  endpoint(vendorCalls.countVendorOrders, async ({ db, scope }) => ({
    data: await countOrdersByTab(db, scope),
  })),
  endpoint(vendorCalls.getVendorOrder, async ({ db, actor, params }) => ({
    data: await getVendorOrder(db, actor, params.id),
  })),
  endpoint(vendorCalls.getVendorOrderLedger, async ({ db, actor, params }) => ({
    data: await getLedger(db, actor, params.id),
  })),
  endpoint(vendorCalls.listVendorOrderStorages, async ({ db, actor, params }) => ({
    data: await getStorages(db, actor, params.id),
  })),
  endpoint(vendorCalls.confirmDownPayment, async ({ work, params, body }) => {
    const moved = await confirmDownPayment(work, params.id, body.version)
    const message =
      moved.status === 'Refund Due'
        ? orderReplies.downPaymentOwed
        : orderReplies.downPaymentConfirmed
    return { data: movedDownPayment(moved), message }
  }),
  endpoint(vendorCalls.refuseDownPayment, async ({ work, params, body }) => {
    const moved = await refuseDownPayment(work, params.id, body.reason, body.version)
    const message =
      moved.status === 'Lapsed' ? orderReplies.downPaymentLapsed : orderReplies.downPaymentRefused
    return { data: movedDownPayment(moved), message }
  }),
  endpoint(vendorCalls.refundDownPayment, async ({ work, params, body }) => ({
    data: movedDownPayment(await refundDownPayment(work, params.id, body)),
    message: orderReplies.downPaymentRefunded,
  })),
  endpoint(vendorCalls.pickPackage, async ({ work, params, body }) => ({
    data: movedPackage(await pickPackage(work, params.id, body.version)),
    message: orderReplies.picking,
  })),
  endpoint(vendorCalls.makePackageReady, async ({ work, params, body }) => ({
    data: movedPackage(await makePackageReady(work, params.id, body.version)),
    message: orderReplies.ready,
  })),
  endpoint(vendorCalls.shipPackage, async ({ work, params, body }) => ({
    data: movedPackage(await shipPackage(work, params.id, body)),
    message: orderReplies.shipped,
  })),
  endpoint(vendorCalls.cancelPackage, async ({ work, params, body }) => ({
    data: movedPackage(await cancelPackage(work, params.id, body.reason, body.version)),
    message: orderReplies.packageCanceled,
  })),
  endpoint(vendorCalls.setShipping, async ({ work, params, body }) => {
    const pack = await setShipping(work, params.id, body.shipping_cost, body.version)
    const data = { ...movedPackage(pack), shipping_cost: Number(pack.shipping_cost) }
    return { data, message: orderReplies.shippingSet }
  }),
  endpoint(vendorCalls.changeItem, async ({ work, params, body }) => ({
    data: movedItem(await changeItem(work, params, body)),
    message: orderReplies.itemChanged,
  })),
  endpoint(vendorCalls.takeItemBack, async ({ work, params, body }) => ({
    data: movedItem(await takeItemBack(work, params, body.version)),
    message: orderReplies.itemTakenBack,
  })),
]
