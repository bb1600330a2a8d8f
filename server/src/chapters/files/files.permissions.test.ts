import { listMessages } from '@pasok/domain/chat/chat.contract'
import { getCompany } from '@pasok/domain/company/company.contract'
import { getCompanyFile } from '@pasok/domain/company/provider/provider.contract'
import { getFile } from '@pasok/domain/files/files.contract'
import { getInvoice } from '@pasok/domain/invoices/invoices.contract'
import { getVendorInvoice } from '@pasok/domain/invoices/invoices.vendor.contract'
import { getOrder, sendOrderEmail } from '@pasok/domain/orders/orders.contract'

import { getVendorOrder } from '@pasok/domain/orders/orders.vendor.contract'
import {
  getTransaction,
  payByTransfer,
  submitPaymentProof,
} from '@pasok/domain/payments/payments.contract'
import { getProviderTransaction } from '@pasok/domain/payments/payments.provider.contract'
import { getVendorTransaction } from '@pasok/domain/payments/payments.vendor.contract'
import { listReportDownloads } from '@pasok/domain/reports/downloads/downloads.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Answer, type Api, type Person } from '../../../test/api'
import { LINKED_TO, type Linked } from '../../../test/callers.files'
import { send } from '../../../test/chat'
import { PNG } from '../../../test/contents'
import { companyId, vendorId } from '../../../test/company'
import { issued } from '../../../test/invoices'
import { signInListeners } from '../../../test/listeners'
import { goOn, staged } from '../../../test/order-stages'
import { paymentInputOf, transactionOf } from '../../../test/payments'
import { upload, uploaded } from '../../../test/uploads'

const WHATS = Object.keys(LINKED_TO) as Linked[]
/** Files that some endpoint links to; the link to a mailed order is only in its mail. */
const GIVEN = WHATS.filter((what) => LINKED_TO[what].length > 0)
let api: Api
let files: Readonly<Record<Linked, string>>
let shown: ReadonlyMap<string, string>

async function legalDocument(): Promise<string> {
  const id = await uploaded(await api.as('owner@maju.test'))
  const { rowCount } = await api.pool.query(
    `with typed as (update buyers set type_id = (select company_type_id from legal_document_kinds
        order by id limit 1) where id = $1 returning id, type_id)
     insert into legal_documents (buyer_id, kind_id, title, short_title, number, file_id)
     select typed.id, kinds.id, 'Deed', 'Deed', '1', $2 from typed
     join legal_document_kinds kinds on kinds.company_type_id = typed.type_id limit 1`,
    [companyId('maju'), id],
  )
  expect(rowCount).toBe(1)
  return id
}

/** Creates a file that is stored as a generated report. */
async function report(): Promise<string> {
  const { id } = await upload(await api.as('owner@maju.test'))
  await api.pool.query("update files set prefix = 'report', attached_at = now() where id = $1", [
    id,
  ])
  await api.pool.query(
    `insert into report_downloads (id, buyer_id, asked_by, from_day, to_day, language, state,
       rows_written, rows_in_all, size, object_key, created_at, ended_at)
     select id, buyer_id, uploaded_by, '2026-01-01', '2026-01-31', 'en', 'Ready', 1, 1, size,
       object_key, created_at, now()
     from files where id = $1`,
    [id],
  )
  return id
}

const firstId = async (text: string): Promise<string> =>
  (await api.pool.query<{ id: string }>(text)).rows[0]?.id ?? ''
const byId = (id: string) => ({ params: { id } })

/** Returns everything that the endpoints showing files return to a user about these documents. */
async function readAllShown(
  person: Person,
  of: Awaited<ReturnType<typeof makeFiles>>,
): Promise<string> {
  const { order, transfers, conversation } = of.documents
  const answers: Promise<Answer>[] = [
    person.request(getCompany, { query: { buyer_id: companyId('maju') } }),
    person.request(getCompanyFile, byId(companyId('maju'))),
    person.request(getOrder, byId(order)),
    person.request(getVendorOrder, byId(order)),
    ...transfers.flatMap(({ invoice, code }) => [
      person.request(getInvoice, byId(invoice)),
      person.request(getVendorInvoice, byId(invoice)),
      person.request(getTransaction, { params: { code } }),
      person.request(getVendorTransaction, { params: { code } }),
      person.request(getProviderTransaction, { params: { code } }),
    ]),
    person.request(listMessages, byId(conversation)),
    person.request(listReportDownloads, {}),
    person.request(getFile, byId(of.files['a file uploaded by a company'])),
    // Files of a document can be opened only through the document.
    person.request(getFile, byId(of.files['a report requested by the owner'])),
    person.request(getFile, byId(of.files['the PDF of an order, sent by mail'])),
  ]
  return JSON.stringify((await Promise.all(answers)).map(({ data }) => data))
}

/** The account for direct payments to `sinar`. */
const ACCOUNT = { bank_code: '014', account_number: '1234567890' }

/** Creates an invoice of `sinar` paid by manual transfer, to the platform or directly, with its proof. */
async function transferred(isDirect: boolean) {
  const owner = await api.as('owner@maju.test')
  const set = 'update vendors set direct_payment = $2 where id = $1'
  await api.pool.query(set, [vendorId('sinar'), isDirect])
  const invoice = await issued(api)
  const body = paymentInputOf([invoice], isDirect ? ACCOUNT : {})
  const { code } = transactionOf(await owner.request(payByTransfer, { body }))
  const { id: proof, url } = await upload(owner, { name: 'proof.png', content: PNG })
  await owner.must(submitPaymentProof, { body: { code, image: url } })
  return { invoice: invoice._id, code, proof }
}

async function makeFiles() {
  const owner = await api.as('owner@maju.test')
  const one = await goOn(await staged(api, 'karya'), 'proof')
  await owner.must(sendOrderEmail, { body: { id: one.order._id, emails: ['sales@karya.test'] } })
  await api.pool.query(
    `insert into vendor_bank_accounts (vendor_id, id, bank_code, account_number, account_holder,
       verified_at, is_default) values ($1, gen_random_uuid(), $2, $3, 'PT SINAR', now(), true)`,
    [vendorId('sinar'), ACCOUNT.bank_code, ACCOUNT.account_number],
  )
  const toPlatform = await transferred(false)
  const toVendor = await transferred(true)
  const message = await send(api.db, 'owner@maju.test', {
    to_company_id: vendorId('sinar'),
    text: 'See',
    files: [await uploaded(owner)],
  })
  return {
    documents: {
      order: one.order._id,
      transfers: [toPlatform, toVendor],
      conversation: message.conversation_id,
    },
    files: {
      'a legal document of a company': await legalDocument(),
      'the proof of a down payment': await firstId(
        'select proof_file_id as id from purchase_orders where proof_file_id is not null',
      ),
      'the proof of a transfer to the platform': toPlatform.proof,
      'the proof of a transfer to a vendor': toVendor.proof,
      'an attachment of a message': message.files[0]?.id ?? '',
      'a report requested by the owner': await report(),
      'a file uploaded by a company': await uploaded(owner),
      'the PDF of an order, sent by mail': await firstId(
        "select id from files where prefix = 'emailPO'",
      ),
    },
  }
}

beforeAll(async () => {
  api = await startApi()
  const people = await signInListeners(api)
  const made = await makeFiles()
  files = made.files
  const read = async ([who, person]: [string, Person]) =>
    [who, await readAllShown(person, made)] as const
  shown = new Map(await Promise.all([...people].map(read)))
})
afterAll(() => api.drop())

describe('a link', () => {
  it.each(WHATS)('to %s is given only to users who may see the record', (what) => {
    const id = files[what]
    expect(id).toMatch(/^[\da-f-]{36}$/)
    const given = [...shown].filter(([, text]) => text.includes(`/files/${id}/`))
    expect(given.map(([who]) => who).toSorted()).toEqual([...LINKED_TO[what]].toSorted())
  })

  it.each(GIVEN)('to %s opens only that file, without a token', async (what) => {
    const id = files[what]
    const link = new RegExp(`/files/${id}/[^"]+`)
    const [url = ''] = [...shown.values()].flatMap((text) => link.exec(text) ?? [])
    const [other] = Object.values(files).filter((one) => one !== id)
    const statusOf = async (one: string) => (await api.server.inject({ url: one })).statusCode
    expect(await statusOf(url)).toBe(200)
    expect(await statusOf(url.replace(id, String(other)))).toBe(403)
    expect(await statusOf(url.replace(/e=\d/, 'e=9'))).toBe(403)
    expect(await statusOf(url.replace(/\?.*/, ''))).toBe(403)
  })
})
