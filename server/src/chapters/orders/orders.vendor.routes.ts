import { orderReplies } from '@pasok/domain/orders/orders.replies.texts'
import type { DownPaymentState, ItemState } from '@pasok/domain/orders/orders.states'
import * as calls from '@pasok/domain/orders/orders.vendor.contract'
import { endpoint } from '../../http/endpoint'
import { cancelPackage } from './cancel-packages'
import { changeItem, takeItemBack } from './change-item'
import { confirmDownPayment, refundDownPayment, refuseDownPayment } from './move-down-payment'
import { makePackageReady, pickPackage, shipPackage } from './move-package'
import { getLedger, getStorages, getVendorOrder } from './orders.queries'
import type { PackageRecord } from './orders.store'
import { setShipping } from './set-shipping'

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
  endpoint(calls.getVendorOrder, async ({ db, actor, params }) => ({
    data: await getVendorOrder(db, actor, params.id),
  })),
  endpoint(calls.getVendorOrderLedger, async ({ db, actor, params }) => ({
    data: await getLedger(db, actor, params.id),
  })),
  endpoint(calls.listVendorOrderStorages, async ({ db, actor, params }) => ({
    data: await getStorages(db, actor, params.id),
  })),
  endpoint(calls.confirmDownPayment, async ({ work, params, body }) => {
    const moved = await confirmDownPayment(work, params.id, body.version)
    const message =
      moved.status === 'Refund Due'
        ? orderReplies.downPaymentOwed
        : orderReplies.downPaymentConfirmed
    return { data: movedDownPayment(moved), message }
  }),
  endpoint(calls.refuseDownPayment, async ({ work, params, body }) => {
    const moved = await refuseDownPayment(work, params.id, body.reason, body.version)
    const message =
      moved.status === 'Lapsed' ? orderReplies.downPaymentLapsed : orderReplies.downPaymentRefused
    return { data: movedDownPayment(moved), message }
  }),
  endpoint(calls.refundDownPayment, async ({ work, params, body }) => ({
    data: movedDownPayment(await refundDownPayment(work, params.id, body)),
    message: orderReplies.downPaymentRefunded,
  })),
  endpoint(calls.pickPackage, async ({ work, params, body }) => ({
    data: movedPackage(await pickPackage(work, params.id, body.version)),
    message: orderReplies.picking,
  })),
  endpoint(calls.makePackageReady, async ({ work, params, body }) => ({
    data: movedPackage(await makePackageReady(work, params.id, body.version)),
    message: orderReplies.ready,
  })),
  endpoint(calls.shipPackage, async ({ work, params, body }) => ({
    data: movedPackage(await shipPackage(work, params.id, body)),
    message: orderReplies.shipped,
  })),
  endpoint(calls.cancelPackage, async ({ work, params, body }) => ({
    data: movedPackage(await cancelPackage(work, params.id, body.reason, body.version)),
    message: orderReplies.packageCanceled,
  })),
  endpoint(calls.setShipping, async ({ work, params, body }) => {
    const pack = await setShipping(work, params.id, body.shipping_cost, body.version)
    const data = { ...movedPackage(pack), shipping_cost: Number(pack.shipping_cost) }
    return { data, message: orderReplies.shippingSet }
  }),
  endpoint(calls.changeItem, async ({ work, params, body }) => ({
    data: movedItem(await changeItem(work, params, body)),
    message: orderReplies.itemChanged,
  })),
  endpoint(calls.takeItemBack, async ({ work, params, body }) => ({
    data: movedItem(await takeItemBack(work, params, body.version)),
    message: orderReplies.itemTakenBack,
  })),
]
