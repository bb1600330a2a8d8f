import { SESSION_LIFETIME_SECONDS } from '@pasok/domain/identity/identity.constants'
import {
  CHECK_AFTER_EXPIRY_SECONDS,
  VIRTUAL_ACCOUNT_HOURS,
} from '@pasok/domain/payments/payments.constants'
import { listRequests } from '@pasok/domain/requests/requests.contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startDatabase } from '../../src/db/start-database'
import { sweepOldRows } from '../../src/jobs/sweep-old-rows'
import { startApi, type Api, type Person } from '../api'
import { companyId } from '../company'
import { requestLink, enter, grant, NEW_PASSWORD, resetBy } from '../identity'
import { issued } from '../invoices'
import { assertSound } from '../invariants'
import { opened, paidIn, readStatuses } from '../payments'
import { submitted } from '../requests'
import { searchHeaders } from '../search-key'
import { openPlace, openScreen, type LivePlace } from '../sockets'
import { MIGRATIONS_DIR } from '../template'
import { upload } from '../uploads'
import { shiftClock } from './shifted-clock'

/**
 * The clocks of server and database differ by eleven hours, more than the lifetime of a session. Tokens and
 * file links are checked by the server's clock only; all stored times are the database's.
 */
const HOURS = [11, -11] as const
const EMAIL = 'purchasing@maju.test'

let api: Api
let place: LivePlace
let right: Person
let setRight = (): void => undefined
beforeAll(async () => {
  api = await startApi()
  place = await openPlace(api.app, api.url)
  right = await api.signIn(EMAIL)
})
afterAll(async () => {
  await assertSound(api.pool)
  await place.stop()
  await api.drop()
})

const list = (person: Person) =>
  person.request(listRequests, { params: { buyer_id: companyId('maju') } })

describe.each(HOURS)('a server whose clock is %i hours off', (hours) => {
  let person: Person
  beforeEach(async () => {
    setRight = shiftClock(hours)
    person = await api.signIn(EMAIL)
  })
  afterEach(() => setRight())

  it('signs in for the usual time, and warns at the start that the clocks differ', async () => {
    expect((await list(person)).status).toBe(200)
    const claims = JSON.parse(
      Buffer.from(person.access.split('.')[1] ?? '', 'base64url').toString(),
    ) as { exp: number }
    const left = claims.exp - Date.now() / 1000
    expect(Math.abs(left - SESSION_LIFETIME_SECONDS)).toBeLessThan(60)
    const logged: string[] = []
    const options = { databaseUrl: api.url, dataDir: '', migrationsDir: MIGRATIONS_DIR }
    const started = await startDatabase(options, (line) => logged.push(line))
    await started.stop()
    const where = hours > 0 ? 'behind' : 'ahead of'
    expect(logged).toEqual([`database: its clock is 660 min ${where} this machine's; set both`])
  })

  it('opens the links that it signs', async () => {
    const { url } = await upload(person)
    const file = await api.server.inject({ url })
    expect(file.statusCode).toBe(200)
  })

  it('admits searches with the key of a session', async () => {
    const url = '/1/indexes/products/query'
    const headers = await searchHeaders(person)
    const found = await api.server.inject({ method: 'POST', url, headers, payload: { query: '' } })
    expect(found.statusCode).toBe(200)
  })

  it('mails links that the sweep leaves alone, and that do what they say', async () => {
    const email = hours > 0 ? 'finance@lain.test' : 'owner@lain.test'
    const token = await requestLink(api, email, 'reset-password')
    await sweepOldRows(api.db)
    expect((await api.mails(email))[0]?.links.join()).toContain(token)
    expect((await resetBy(api, token)).status).toBe(200)
    expect((await enter(api, email, NEW_PASSWORD)).access).toBeTruthy()
  })

  it('can be paid until its expiry, and is queried again afterwards', async () => {
    const invoice = await issued(api)
    const { rows: due } = await api.pool.query<{ days: number }>(
      `select due_date - (created_at at time zone 'Asia/Jakarta')::date as days
       from invoices where code = $1`,
      [invoice.invoice_number],
    )
    expect(due).toEqual([{ days: 45 }])
    const { payment } = await opened(api, invoice)
    const { rows } = await api.pool.query<{ hours: number; waits: number }>(
      `select extract(epoch from expires_at - payments.created_at)::int / 3600 as hours,
        extract(epoch from run_at - now())::int as waits
       from payments join graphile_worker.jobs on key = 'settle-payment ' || payments.id
       where payments.code = $1`,
      [payment.code],
    )
    const longest = VIRTUAL_ACCOUNT_HOURS * 3600 + CHECK_AFTER_EXPIRY_SECONDS
    expect(rows[0]?.hours).toBe(VIRTUAL_ACCOUNT_HOURS)
    expect(rows[0]?.waits).toBeGreaterThan(0)
    expect(rows[0]?.waits).toBeLessThanOrEqual(longest)
    await paidIn(api, payment)
    expect(await readStatuses(api, payment)).toEqual(['Paid', 'Paid'])
  })

  it('keeps sockets open, and sends them changes', async () => {
    const screen = await openScreen(place, person)
    try {
      await submitted(person, [{ product: 'kertas', quantity: 1 }])
      expect(await screen.waitFor('changed')).toBeNull()
      expect(screen.socket.connected).toBe(true)
    } finally {
      screen.close()
    }
  })
})

it('of two servers whose clocks differ, the one ahead treats sessions of the other as ended', async () => {
  const answers: number[] = []
  for (const hours of HOURS) {
    const back = shiftClock(hours)
    try {
      answers.push((await list(right)).status)
    } finally {
      back()
    }
  }
  expect(answers).toEqual([401, 200])
  expect((await list(right)).status).toBe(200)
  expect((await grant(api, EMAIL, 'wrong')).status).toBe(403)
})
