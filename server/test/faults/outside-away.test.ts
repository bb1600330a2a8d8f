// @module-tag thorough
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uploadFile } from '@pasok/domain/files/files.contract'
import { sendOrderEmail } from '@pasok/domain/orders/orders.contract'
import S3rver from 's3rver'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSmtpMail } from '../../src/adapters/mail/smtp/smtp-mail'
import { openS3Store } from '../../src/adapters/object-store/s3/s3-object-store'
import { createXenditGateway } from '../../src/adapters/payment-gateway/xendit/xendit-gateway'
import { createHostedSearchIndex } from '../../src/adapters/search-index/hosted/hosted-search-index'
import { allSearchDocuments } from '../../src/chapters/catalog/search/search-documents'
import { indexProducts } from '../../src/chapters/catalog/search/index-products'
import { feedIndex } from '../../src/jobs/feed-index'
import { IndexAway } from '../../src/ports/search-index'
import { startApi, type Api, type Person } from '../api'
import { startXenditStandIn } from '../gateways/xendit-stand-in'
import { startHostedIndex } from '../hosted-index/hosted-index'
import { issued } from '../invoices'
import { invited } from '../invitations'
import { assertSound, readStock } from '../invariants'
import { orderedOne } from '../orders'
import { letPass, payByAccount, poll, readStatuses, transactionOf } from '../payments'
import { startProxy, type Proxy } from '../proxy'
import { PDF } from '../samples'
import { startSmtp, type SmtpTestServer } from '../smtp'
import { searchHeaders } from '../search-key'

/**
 * All external systems are unavailable at the same time: mail, storage, the hosted index, the
 * gateway. Users' actions are committed, or refused with the reason; external work is stored in the
 * database and done when the systems are back.
 */
const ROUNDS = process.env['FAULTS'] === 'full' ? 5 : 1
/** Replaces the many seconds used in production; slow systems take longer than this. */
const PATIENCE_MS = 400

let api: Api
let smtp: SmtpTestServer
let lines: Proxy[]
let stock: Map<string, string>
let owner: Person
let finance: Person
let purchasing: Person
const closing: (() => Promise<unknown> | void)[] = []

async function startS3(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'pasok-test-s3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'pasok', configs: [] }],
  })
  const { port } = await server.run()
  closing.push(
    () => server.close(),
    () => rm(directory, { recursive: true, force: true }),
  )
  return `http://127.0.0.1:${port}`
}

beforeAll(async () => {
  smtp = await startSmtp()
  const xendit = await startXenditStandIn()
  const hosted = await startHostedIndex()
  closing.push(
    () => smtp.close(),
    () => xendit.stop(),
    () => hosted.stop(),
  )
  const [mailLine, filesLine, indexLine, moneyLine] = (lines = await Promise.all(
    [
      `smtp://127.0.0.1:${smtp.port}`,
      await startS3(),
      hosted.settings.host ?? '',
      xendit.baseUrl,
    ].map(startProxy),
  ))
  if (!mailLine || !filesLine || !indexLine || !moneyLine) throw new Error('a line is missing')
  const objects = await openS3Store({
    bucket: 'pasok',
    region: 'us-east-1',
    endpoint: filesLine.url,
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    isPathStyle: true,
    patienceMs: PATIENCE_MS,
  })
  closing.push(() => objects.close())
  const from = { name: 'Pasok', email: 'no-reply@pasok.test' }
  const baseUrl = moneyLine.url.replace(/\/$/, '')
  api = await startApi({
    app: {
      objects,
      mail: createSmtpMail({ url: mailLine.url, from, patienceMs: PATIENCE_MS }),
      index: createHostedSearchIndex({
        ...hosted.settings,
        host: indexLine.url,
        patienceMs: PATIENCE_MS,
      }),
      gateways: { xendit: createXenditGateway({ ...xendit.settings, baseUrl }, PATIENCE_MS) },
    },
  })
  await api.pool.query('update products set stock = 1000000')
  await api.app.index.rebuild(allSearchDocuments(api.db))
  stock = await readStock(api.pool)
  owner = await api.as('owner@maju.test')
  finance = await api.as('finance@maju.test')
  purchasing = await api.as('purchasing@maju.test')
  await runWaitingJobs()
})
afterAll(async () => {
  await assertSound(api.pool, stock)
  await api.drop()
  for (const line of lines) await line.close()
  for (const close of closing.toReversed()) await close()
})

/** The ways in which a system is unavailable. */
const AWAY: Readonly<Record<'down' | 'slow' | 'cut', (line: Proxy) => unknown>> = {
  down: (line) => line.cut(),
  slow: (line) => line.stall(),
  cut: (line) => line.cutAnswers(),
}
const SILENT = { warn: () => undefined, error: () => undefined }
const feed = () =>
  feedIndex(api.db, (changed) => indexProducts(api.db, api.app.index, changed), SILENT)

/** Runs the waiting jobs without their delays. */
async function runWaitingJobs(): Promise<void> {
  await api.pool.query(
    'update graphile_worker._private_jobs set run_at = now() where run_at > now()',
  )
  await api.runJobs()
  while ((await feed()) > 0);
}

const upload = (key: string) =>
  purchasing.call('POST', '/api/files', {
    parts: [
      ['prefix', 'buyer'],
      ['file', { name: 'deed.pdf', content: PDF }],
    ],
    headers: { 'idempotency-key': key },
  })
const search = async () =>
  api.server.inject({
    method: 'POST',
    url: '/1/indexes/*/queries',
    headers: await searchHeaders(purchasing),
    payload: { requests: [{ indexName: 'products', query: '' }] },
  })
const waiting = async () => {
  const { rows } = await api.pool.query<{ mails: number; jobs: number; changes: number }>(
    `select (select count(*)::int from mails where sent_at is null) as mails,
      (select count(*)::int from graphile_worker.jobs where attempts > 0) as jobs,
      (select count(*)::int from outbox
        where delivered_at is null and name = 'products.changed') as changes`,
  )
  return rows[0]
}
/** A mail accepted before the connection broke is sent again with the same id. */
const arrivedFor = (email: string) =>
  new Set(
    smtp.received
      .filter(({ envelope }) => envelope.to.includes(email))
      .map(({ mail }) => mail.messageId),
  ).size

it.each(['down', 'slow', 'cut'] as const)(
  'all of them %s: people go on, and what waits is done once they are back',
  { timeout: 300_000 },
  async (how) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [guest, seller] = [`guest-${how}-${round}@baru.test`, `${how}-${round}@karya.test`]
      const invoice = await issued(api)
      await runWaitingJobs()
      expect(await waiting()).toEqual({ mails: 0, jobs: 0, changes: 0 })
      for (const line of lines) await AWAY[how](line)

      await invited(owner, guest)
      const order = await orderedOne(api, [{ product: 'kertas', quantity: 1 }])
      await owner.must(sendOrderEmail, { body: { id: order._id, emails: [seller] } })
      const started = await payByAccount(finance, invoice)
      expect(started.message).toContain('is being prepared')
      const payment = transactionOf(started)
      expect(payment.lastStatus).toBe('Creating')
      const refused = await upload(`upload-${how}-${round}`)
      expect(refused).toMatchObject({ status: 503, codes: ['unavailable'] })
      expect(refused.message).toMatch(/^Files cannot be saved or opened/)
      const unfound = await search()
      expect(unfound.statusCode).toBe(503)
      expect(Number(unfound.headers['retry-after'])).toBeGreaterThan(0)
      await expect(api.runJobs()).rejects.toThrow()
      await expect(feed()).rejects.toThrow(IndexAway)
      const left = await waiting()
      expect(left?.mails).toBeGreaterThan(0)
      // The mails of the invitation and of the order's document, which is not stored yet.
      expect(left?.jobs).toBeGreaterThanOrEqual(2)
      expect(left?.changes).toBeGreaterThan(0)
      const { rows: why } = await api.pool.query<{ last_error: string | null }>(
        'select last_error from mails where sent_at is null and tries > 0',
      )
      for (const { last_error: reason } of why) expect(reason).toBeTruthy()
      await assertSound(api.pool, stock)

      for (const line of lines) await line.heal()
      await letPass(api, payment, '1 minute')
      await runWaitingJobs()
      await poll(finance, payment)
      expect(await waiting()).toEqual({ mails: 0, jobs: 0, changes: 0 })
      expect([arrivedFor(guest), arrivedFor(seller)]).toEqual([1, 1])
      expect(await readStatuses(api, payment)).toEqual(['Waiting Payment', 'Waiting Payment'])
      const again = await upload(`upload-${how}-${round}`)
      expect(uploadFile.data.parse(again.data).url).toBeTruthy()
      expect((await search()).statusCode).toBe(200)
    }
  },
)
