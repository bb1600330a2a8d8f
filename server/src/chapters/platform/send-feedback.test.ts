import { listCompanyAudit } from '@pasok/domain/audit/audit.contract'
import { FEEDBACK_RATE } from '@pasok/domain/platform/platform.constants'
import { sendFeedback } from '@pasok/domain/platform/platform.contract'
import { listFeedback } from '@pasok/domain/platform/platform.provider.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../test/api'
import { companyId, userId } from '../../../test/company'

let api: Api
let provider: Person
beforeAll(async () => {
  api = await startApi()
  provider = await api.as('provider@pasok.test')
})
afterAll(() => api.drop())

const BODY = { name: 'Somebody else', company_name: 'PT Lain', feedback: 'Good.\n<b>Very</b> =1+1' }
const inbox = () => provider.must(listFeedback, {})

// proves 1.3.18 1.7.31 1.7.32
it('reaches the provider as typed, with the account', async () => {
  const person = await api.as('purchasing@maju.test')
  const answer = await person.request(sendFeedback, { body: BODY })
  expect(answer).toMatchObject({
    status: 200,
    data: null,
    message: 'Thank you. Your feedback has been sent.',
  })
  expect(await inbox()).toMatchObject([{ ...BODY, email: 'purchasing@maju.test', read_at: null }])
  const { rows } = await api.pool.query('select buyer_id, user_id from feedback')
  expect(rows).toEqual([{ buyer_id: companyId('maju'), user_id: userId('purchasing@maju.test') }])
  const owner = await api.as('owner@maju.test')
  const [entry] = await owner.must(listCompanyAudit, { query: { subject: 'feedback' } })
  expect(entry).toMatchObject({ action: 'feedback.send', actor_email: 'purchasing@maju.test' })
  expect(JSON.stringify(entry)).not.toContain('Very')
})

// proves 1.2.43 1.5.36 1.7.32
it('needs a text, and nothing else; also while the company waits', async () => {
  const waiting = await api.as('owner@baru.test')
  for (const feedback of ['', ' \n '])
    expect(await waiting.request(sendFeedback, { body: { ...BODY, feedback } })).toMatchObject({
      status: 422,
      errors: [{ code: 'rule', path: 'feedback', message: 'Feedback is required' }],
    })
  const bare = { name: '', company_name: '', feedback: 'Ready?' }
  expect((await waiting.request(sendFeedback, { body: bare })).status).toBe(200)
  expect((await inbox())[0]).toMatchObject({ ...bare, email: 'owner@baru.test' })
})

it('is stored once per key, and rate-limited', async () => {
  const person = await api.as('finance@maju.test')
  const headers = { 'idempotency-key': 'feedback-1' }
  const before = (await inbox()).length
  for (let sent = 0; sent < 3; sent += 1)
    expect((await person.request(sendFeedback, { body: BODY, headers })).status).toBe(200)
  expect((await inbox()).length).toBe(before + 1)
  for (let sent = 3; sent < FEEDBACK_RATE.max; sent += 1)
    await person.request(sendFeedback, { body: BODY })
  expect(await person.request(sendFeedback, { body: BODY })).toMatchObject({
    status: 429,
    codes: ['too_many_requests'],
  })
})
