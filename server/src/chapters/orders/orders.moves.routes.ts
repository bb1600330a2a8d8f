import * as calls from '@pasok/domain/orders/orders.contract'
import { orderReplies } from '@pasok/domain/orders/orders.replies.texts'
import { endpoint } from '../../http/endpoint'
import { acceptItems, rejectItems } from './decide-items'
import { cancelOrder } from './cancel-packages'
import { uploadDownPaymentProof } from './move-down-payment'

export const orderMoveEndpoints = [
  endpoint(calls.uploadDownPaymentProof, async ({ work, body }) => {
    const { id, status } = await uploadDownPaymentProof(work, body.id, body.fileUrl)
    return {
      data: { _id: id, down_payment_status: status },
      message: orderReplies.proofUploaded,
    }
  }),
  endpoint(calls.acceptItems, async ({ work, body }) => ({
    data: await acceptItems(work, body),
    message: orderReplies.itemsAccepted,
  })),
  endpoint(calls.rejectItems, async ({ work, body }) => ({
    data: await rejectItems(work, body),
    message: orderReplies.itemsRejected,
  })),
  endpoint(calls.cancelOrder, async ({ work, body }) => {
    const { id, packageIds, isWhole } = await cancelOrder(work, body)
    const ofPackages =
      packageIds.length === 1 ? orderReplies.packageCanceled : orderReplies.packagesCanceled
    return {
      data: { _id: id, packagesId: packageIds },
      message: isWhole ? orderReplies.canceled : ofPackages,
    }
  }),
]
