// @module-tag thorough
import { saveRequest } from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { assertSound } from '../invariants'
import { bodyOf } from '../requests'
import { startKilledApp, type KilledApp } from './killed-app'

/**
 * The server is killed at random moments around approvals and restarted. Acknowledged approvals are
 * complete, all others are complete or absent, and repeating a request with the same key approves
 * once. The database is not stopped and commits what it received.
 */
const ROUNDS = process.env['FAULTS'] === 'full' ? 100 : 2
/** Number of approvals in progress when the server is killed. */
const AT_ONCE = 4

let app: KilledApp

beforeAll(async () => {
  app = await startKilledApp()
}, 120_000)
afterAll(() => app.drop())

interface Sent {
  method?: string
  body?: object
  key?: string
}

/** Returns the response; undefined when the server was killed meanwhile. */
async function call(token: string, path: string, { method = 'PUT', body, key }: Sent = {}) {
  try {
    const response = await fetch(app.url() + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key !== undefined && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body ?? {}),
    })
    const answer = z.looseObject({ data: z.unknown() }).parse(await response.json())
    return { status: response.status, ...answer }
  } catch {
    return undefined
  }
}

async function submittedRequest(token: string): Promise<string> {
  const body = bodyOf('maju', [
    { product: 'kertas', quantity: 1.25 },
    { product: 'kabel', quantity: 2.5 },
    { product: 'helm', quantity: 0.5 + 0.5 },
    { product: 'tisu', quantity: 1 },
  ])
  const saved = await call(token, '/api/purchase-request', { method: 'POST', body })
  const { _id: id } = saveRequest.data.parse(saved?.data)
  const sent = await call(token, `/api/purchase-request/submit/${id}`)
  expect(sent?.status).toBe(200)
  return id
}

const approve = (token: string, id: string) =>
  call(token, `/api/purchase-request/approved/${id}`, { key: `approve-${id}` })

async function statusOf(id: string): Promise<string> {
  const { rows } = await app.pool.query<{ last_status: string }>(
    'select last_status from purchase_requests where id = $1',
    [id],
  )
  return rows[0]?.last_status ?? 'none'
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Several approvals, so that a kill hits them at different points. */
async function submitSome(token: string): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < AT_ONCE; at += 1) ids.push(await submittedRequest(token))
  return ids
}

it(
  `killed ${ROUNDS} times around approvals, it is never half`,
  { timeout: 1_800_000 },
  async () => {
    const purchasing = await app.signIn('purchasing@maju.test')
    const approvers = [
      await app.signIn('approver@maju.test'),
      await app.signIn('approver2@maju.test'),
    ]
    const approveAll = (ids: readonly string[]) =>
      Promise.all(ids.map((id, at) => approve(approvers[at % 2] ?? '', id)))

    // The first ones are slower than all later ones, so the second ones are measured.
    await approveAll(await submitSome(purchasing))
    const measured = await submitSome(purchasing)
    const began = performance.now()
    const undisturbed = await approveAll(measured)
    /** Slightly longer than the approvals take, so that kills come before, during and after them. */
    const window = (performance.now() - began) * 1.2
    expect(undisturbed.map((answer) => answer?.status)).toEqual(measured.map(() => 200))

    const outcomes = { acknowledged: 0, done: 0, undone: 0 }
    for (let round = 0; round < ROUNDS; round += 1) {
      const ids = await submitSome(purchasing)
      const answers = approveAll(ids)
      await pause(Math.random() * window)
      await app.kill()
      const acknowledged = (await answers).map((answer) => answer?.status === 200)

      const found = await Promise.all(ids.map(statusOf))
      await assertSound(app.pool, app.stock)
      for (const [at, status] of found.entries()) {
        expect(['Submit', 'Approved']).toContain(status)
        expect(acknowledged[at] && status !== 'Approved').toBe(false)
        if (acknowledged[at]) outcomes.acknowledged += 1
        else if (status === 'Approved') outcomes.done += 1
        else outcomes.undone += 1
      }

      await app.start()
      const again = await approveAll(ids)
      expect(again.map((answer) => answer?.status)).toEqual(ids.map(() => 200))
      expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => 'Approved'))
      await assertSound(app.pool, app.stock)
    }
    console.log(
      `kill-approval: ${ROUNDS} kills; approvals when it died: ${JSON.stringify(outcomes)}`,
    )
  },
)
