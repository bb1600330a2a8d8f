import { z } from 'zod'
import { newId } from '../../src/db/ids'
import type { Reply, Request } from './stand-in'

export interface OyBooks {
  reply: (request: Request) => Reply | undefined
  /** Makes a payment and returns the callback's body, as OY sends it. */
  pay: (reference: string, amount: number) => string
  expire: (reference: string) => void
  count: () => number
}

const accountShape = z.object({
  partner_user_id: z.string(),
  partner_trx_id: z.string(),
  bank_code: z.string(),
  amount: z.number(),
  is_open: z.literal(false),
  is_single_use: z.literal(true),
  expiration_time: z.number().int(),
  username_display: z.string().regex(/^[A-Za-z ]+$/),
})
const linkShape = z.object({
  partner_tx_id: z.string(),
  sender_name: z.string().regex(/^[A-Za-z ]+$/),
  amount: z.number().int(),
  is_open: z.literal(false),
  expiration: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
})

interface Paid {
  id: string
  created: string
  amount: number
}
interface Va extends z.output<typeof accountShape> {
  id: string
  va_number: string
  va_status: string
  until: number
  paid: Paid[]
}
interface Link extends z.output<typeof linkShape> {
  id: string
  status: string
  paid: Paid | undefined
}

const status = (code: string, message: string) => ({ status: { code, message } })
/** Formats a time as OY does, in the time zone of Jakarta. */
const written = (ms: number) =>
  new Date(ms + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

const shown = (va: Va) => ({
  ...status('000', 'Success'),
  id: va.id,
  amount: va.amount,
  va_number: va.va_number,
  bank_code: va.bank_code,
  is_open: va.is_open,
  is_single_use: va.is_single_use,
  expiration_time: va.until,
  va_status: va.va_status,
  username_display: va.username_display,
  partner_user_id: va.partner_user_id,
  partner_trx_id: va.partner_trx_id,
  counter_incoming_payment: va.paid.length,
})

function makeVa(vas: Va[], body: unknown): object {
  const parsed = accountShape.safeParse(body)
  if (!parsed.success) return status('990', 'Request is Rejected (Invalid Format)')
  const { data } = parsed
  if (data.amount < 10_000)
    return status('212', 'Given amount are lesser than allowed value for static va')
  if (data.expiration_time < 60) return status('245', 'Min expiry time is 60 minutes')
  const isActive = (va: Va) =>
    va.partner_user_id === data.partner_user_id && va.va_status === 'WAITING_PAYMENT'
  if (vas.some(isActive)) return status('217', 'VA Number is still active for this partner user id')
  const va: Va = {
    ...data,
    id: newId(),
    va_number: `1001${String(vas.length + 1).padStart(12, '0')}`,
    va_status: 'WAITING_PAYMENT',
    until: Date.now() + data.expiration_time * 60_000,
    paid: [],
  }
  // Newest first, as in lists.
  vas.unshift(va)
  return shown(va)
}

function answerVa(vas: Va[], { method, path, query, body }: Request): object | undefined {
  if (method === 'POST' && path === '/api/generate-static-va') return makeVa(vas, body)
  if (method !== 'GET') return undefined
  if (path === '/api/static-virtual-account') {
    const from = Number(query.get('offset'))
    const data = vas.slice(from, from + Number(query.get('limit'))).map(shown)
    return { ...status('000', 'Success'), total: vas.length, data }
  }
  const [, call, id] = /^\/api\/(static-virtual-account|va-tx-history)\/([\w-]+)$/.exec(path) ?? []
  const va = vas.find((one) => one.id === id)
  if (call === undefined) return undefined
  if (!va) return status('216', 'VA Id is empty')
  if (call === 'static-virtual-account') return shown(va)
  const data = va.paid.map((one) => ({ ...one, va_number: va.va_number, admin_fee: 1_000 }))
  return { ...status('000', 'Success'), id: va.id, data, number_of_transaction: data.length }
}

function makeLink(links: Link[], body: unknown): object {
  const parsed = linkShape.safeParse(body)
  if (!parsed.success) return { status: false, message: 'Bad request' }
  const { data } = parsed
  if (!/^[A-Za-z0-9]+$/.test(data.partner_tx_id))
    return { status: false, message: 'partner_tx_id must be alphanumeric' }
  if (data.amount < 10_000) return { status: false, message: 'Minimum amount is 10000' }
  const before = links.find(({ partner_tx_id: of }) => of === data.partner_tx_id)
  if (before?.paid) return { status: false, message: 'partner_tx_id has been paid' }
  const link = before ?? { ...data, id: newId(), status: 'created', paid: undefined }
  if (!before) links.push(link)
  const url = `https://pay.oyindonesia.com/${link.id}`
  return {
    status: true,
    url,
    message: 'success',
    email_status: 'PROCESSED',
    payment_link_id: link.id,
  }
}

function answerLink(links: Link[], { method, path, query, body }: Request): object | undefined {
  if (method === 'POST' && path === '/api/payment-checkout/create-v2') return makeLink(links, body)
  if (method !== 'GET' || path !== '/api/payment-checkout/status') return undefined
  const link = links.find(({ partner_tx_id: of }) => of === query.get('partner_tx_id'))
  if (!link) return { success: false, error: 'NOT_FOUND', data: null, status_code: 404 }
  const data = {
    partner_tx_id: link.partner_tx_id,
    tx_ref_number: link.paid?.id ?? null,
    amount: link.paid?.amount ?? link.amount,
    sender_name: link.sender_name,
    status: link.status,
    va_number: '',
    payment_received_time: link.paid?.created ?? null,
    expiration: link.expiration,
  }
  return { success: true, error: null, data, reason: null, status_code: 200 }
}

export function createOyBooks(): OyBooks {
  const vas: Va[] = []
  const links: Link[] = []
  const pageOf = (reference: string) => reference.replaceAll('-', 'x')
  const findVa = (reference: string) => vas.find((va) => va.partner_user_id === reference)
  const findLink = (reference: string) =>
    links.find((link) => link.partner_tx_id === pageOf(reference))
  return {
    reply(request) {
      const body = answerVa(vas, request) ?? answerLink(links, request)
      return body && { status: 200, body }
    },
    pay(reference, amount) {
      const paid = { id: newId(), created: written(Date.now()), amount }
      const va = findVa(reference)
      if (va) {
        va.paid.push(paid)
        va.va_status = 'COMPLETE'
        return JSON.stringify({
          va_number: va.va_number,
          amount,
          partner_user_id: va.partner_user_id,
          success: true,
          tx_date: '31/01/2020T01:01:01.000+0000',
          partner_trx_id: va.partner_trx_id,
          trx_id: paid.id,
          settlement_status: 'WAITING',
        })
      }
      const link = findLink(reference)
      if (!link) throw new Error(`nothing is to be paid for ${reference}`)
      link.paid = paid
      link.status = 'complete'
      const { partner_tx_id } = link
      return JSON.stringify({ partner_tx_id, tx_ref_number: paid.id, amount, status: 'success' })
    },
    expire(reference) {
      const va = findVa(reference)
      if (va) Object.assign(va, { va_status: 'EXPIRED', until: Date.now() - 1 })
      const link = findLink(reference)
      if (link) link.status = 'expired'
    },
    count: () => vas.length + links.length,
  }
}
