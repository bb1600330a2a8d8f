import { z } from 'zod'
import { mailRates } from '../identity/identity.constants'
import { buyerCall } from '../kernel/contract'
import { paperContract } from '../kernel/paper.contract'
import { idShape } from '../kernel/shapes'

export const getRequestPdf = buyerCall({
  ...paperContract('request-pdf'),
  name: 'getRequestPdf',
  method: 'GET',
  path: '/purchase-request/:id/pdf',
  summary: 'A request by id or code as a PDF file, A4, in the language of who asks',
  feature: 'requests.read',
  params: z.object({ id: idShape }),
})

export const sendRequestEmail = buyerCall({
  name: 'sendRequestEmail',
  method: 'POST',
  path: '/purchase-request/sendEmail',
  summary: "Mails a submitted request's PDF to those who may approve it",
  feature: 'requests.submit',
  errors: ['rule', 'illegal_move'],
  body: z.object({ id: idShape }),
  rates: [
    ...mailRates('mail-request', 'id'),
    { name: 'mail-request', per: 'person', most: 20, seconds: 3600 },
  ],
  data: z.object({
    /** To how many people it goes. */
    sent: z.number(),
  }),
})
