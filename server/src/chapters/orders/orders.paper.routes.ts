import { deliveryNotePaper } from '@pasok/domain/orders/orders.delivery-note'
import {
  getDeliveryNotePdf,
  getOrderPdf,
  sendOrderEmail as sendContract,
} from '@pasok/domain/orders/orders.paper.contract'
import { orderPaperTexts } from '@pasok/domain/orders/orders.paper.texts'
import { databaseNow } from '../../db/database-now'
import { endpoint } from '../../http/endpoint'
import { downloadPaper } from '../../http/print-paper'
import { getVendorOrder } from './orders.queries'
import { printOrder, readPaper } from './print-order'
import { assertRecipients, sendOrderEmail } from './send-order-email'

export const orderPaperEndpoints = [
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
      // It leaves the company.
      const { language } = actor.company
      return printOrder(snapshot, { actor, pdf, language }, body.id)
    },
    async ({ work, body, ports: { pdf }, prepared }) => ({
      data: { sent: await sendOrderEmail(work, { pdf, emails: body.emails }, prepared) },
      message: orderPaperTexts.sent,
    }),
  ),
]
