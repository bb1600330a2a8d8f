import * as calls from '@pasok/domain/orders/orders.contract'
import { deliveryNotePaper } from '@pasok/domain/orders/paper/delivery-note'
import {
  getDeliveryNotePdf,
  getOrderPdf,
  sendOrderEmail as sendContract,
} from '@pasok/domain/orders/orders.contract'
import { orderPaperTexts } from '@pasok/domain/orders/paper/paper.texts'
import { orderReplies } from '@pasok/domain/orders/orders.texts'
import { databaseNow } from '../../db/database-now'
import { endpoint } from '../../http/endpoint'
import { assertOwnList, paged } from '../../http/lists'
import { downloadPaper } from '../../http/print-paper'
import { cancelOrder } from './packages/cancel-packages'
import { acceptItems, rejectItems } from './items/decide-items'
import { uploadDownPaymentProof } from './down-payments/answer-down-payment'
import {
  countOrdersByTab,
  getLedger,
  getOrder,
  getVendorOrder,
  listOrderRows,
  listOrders,
} from './orders.queries'
import { printOrder, readPaper } from './paper/print-order'
import { assertRecipients, sendOrderEmail } from './paper/send-order-email'

export const orderEndpoints = [
  endpoint(calls.listOrders, async ({ db, scope, actor, query }) => {
    assertOwnList(scope, query.id)
    return paged(await listOrders(db, actor, query))
  }),
  endpoint(calls.listOrdersByStatus, async ({ db, scope, actor, query }) => {
    assertOwnList(scope, query.id)
    return paged(await listOrders(db, actor, query, query.lastStatus))
  }),
  endpoint(calls.listOrderRows, async ({ db, scope, actor, query }) => {
    assertOwnList(scope, query.id)
    return paged(await listOrderRows(db, actor, query, query.lastStatus))
  }),
  endpoint(calls.countOrders, async ({ db, scope }) => ({
    data: await countOrdersByTab(db, scope),
  })),
  endpoint(calls.getOrder, async ({ db, actor, params }) => ({
    data: await getOrder(db, actor, params.id),
  })),
  endpoint(calls.getOrderLedger, async ({ db, actor, params }) => ({
    data: await getLedger(db, actor, params.id),
  })),
  endpoint(getOrderPdf, {
    download: (call) =>
      downloadPaper(call, async (db) => {
        const { actor, language } = call
        const printing = { actor, language, printedAt: await databaseNow(db) }
        return (await readPaper(db, printing, call.params.id)).paper
      }),
  }),
  endpoint(getDeliveryNotePdf, {
    download: (call) =>
      downloadPaper(call, async (db, reader) => {
        const order = await getVendorOrder(db, call.actor, call.params.id)
        return deliveryNotePaper(order, reader, call.query.package)
      }),
  }),
  endpoint(
    sendContract,
    ({ snapshot, actor, ports: { pdf }, body }) => {
      assertRecipients(body)
      // The document is for recipients outside the company, so it uses the company's language.
      const { language } = actor.company
      return printOrder(snapshot, { actor, pdf, language }, body.id)
    },
    async ({ work, body, ports: { pdf }, prepared }) => ({
      data: { sent: await sendOrderEmail(work, { pdf, emails: body.emails }, prepared) },
      message: orderPaperTexts.sent,
    }),
  ),
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
