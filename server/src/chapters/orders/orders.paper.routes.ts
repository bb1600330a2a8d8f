import { Readable } from 'node:stream'
import {
  getOrderPdf,
  sendOrderEmail as sendContract,
} from '@pasok/domain/orders/orders.paper.contract'
import { orderPaperTexts } from '@pasok/domain/orders/orders.paper.texts'
import { paperFileName } from '@pasok/domain/requests/requests.paper.parts'
import { endpoint } from '../../http/endpoint'
import { printOrder } from './print-order'
import { assertRecipients, sendOrderEmail } from './send-order-email'

export const orderPaperEndpoints = [
  endpoint(getOrderPdf, {
    download: async ({ snapshot, actor, ports: { pdf }, params, language }) => {
      const { order, content } = await printOrder(snapshot, { actor, pdf, language }, params.id)
      return { name: paperFileName(order.code_po), body: Readable.from([content]) }
    },
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
