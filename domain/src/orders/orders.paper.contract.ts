import { z } from 'zod'
import { mailRates } from '../identity/identity.constants'
import { buyerCall, type Rate, vendorCall } from '../kernel/contract'
import { paperContract } from '../kernel/paper.contract'
import { idShape } from '../kernel/shapes'

/** Of what was sent: an address that is mended, and tried again, uses nothing up. */
const MAIL_RATES = [
  ...mailRates('mail-order', 'id'),
  { name: 'mail-order', per: 'person', most: 20, seconds: 3600 } as const,
].map((rate): Rate => ({ ...rate, counts: 'done' }))

export const getOrderPdf = buyerCall({
  ...paperContract('order-pdf'),
  name: 'getOrderPdf',
  method: 'GET',
  path: '/purchase-order/:id/pdf',
  summary: 'An order by id or code as a PDF file, A4, in the language of who asks',
  feature: 'orders.read',
  params: z.object({ id: idShape }),
  errors: ['illegal_move'],
})

export const getDeliveryNotePdf = vendorCall({
  ...paperContract('delivery-note-pdf'),
  name: 'getDeliveryNotePdf',
  method: 'GET',
  path: '/vendor/orders/:id/delivery-note',
  summary: 'What goes with the goods of an order, or of one of its packages, as a PDF file',
  params: z.object({ id: idShape }),
  query: z.object({
    /** The code of one package; else all that are delivered. */
    package: z.string().max(60).optional(),
  }),
})

export const sendOrderEmail = buyerCall({
  name: 'sendOrderEmail',
  method: 'POST',
  path: '/purchase-order/sendEmail',
  summary: 'Mails a link to the PDF of an order, which opens without sign-in for 30 days',
  feature: 'orders.email',
  errors: ['rule', 'illegal_move'],
  body: z.object({
    id: idShape,
    /** Who is too many, or none, is said at the field. */
    emails: z.array(z.string().max(300)).max(100),
  }),
  rates: MAIL_RATES,
  data: z.object({
    /** To how many people it goes. */
    sent: z.number(),
  }),
})
