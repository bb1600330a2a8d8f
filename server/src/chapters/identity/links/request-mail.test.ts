import { registrationErrors } from '@pasok/domain/identity/identity.errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { statementsOf } from '../../../../test/count-statements'
import { callFrom, newPlace } from '../../../../test/identity'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

describe('requesting a mail', () => {
  const KNOWN = 'approver@maju.test'
  const NOBODY = 'nobody@nowhere.test'
  const requests = {
    'reset-password': (email: string) =>
      callFrom(api, newPlace(), 'GET', `/api/user-buyer/${email}/change-password`),
    'verify-email': (email: string) =>
      callFrom(api, newPlace(), 'POST', '/api/user-buyer/verification-mail', { body: { email } }),
  }

  // proves 1.7.10
  it.each(['reset-password', 'verify-email'] as const)(
    'of %s answers and does the same, whether there is an account or not',
    async (kind) => {
      const answerFor = async (email: string) => {
        let answer: unknown
        const statements = await statementsOf(async () => {
          const { headers, ...rest } = await requests[kind](email)
          answer = { ...rest, names: Object.keys(headers).toSorted() }
        })
        return { answer, statements }
      }
      const [known, unknown] = [await answerFor(KNOWN), await answerFor(NOBODY)]
      expect(unknown).toEqual(known)
      expect(known.answer).toMatchObject({ status: 200, data: null, errors: null })
      await api.runJobs()
      expect(await api.mails(NOBODY)).toEqual([])
      expect((await api.mails(KNOWN)).map((mail) => mail.kind)).toContain(kind)
    },
  )

  it('does not look up the account: the job does', async () => {
    const statements = await statementsOf(() => requests['reset-password'](KNOWN))
    expect(statements.join('\n')).not.toMatch(/\busers\b|account_links/)
  })

  it.each(['nobody', '@test', 'a@b', 'a b@c.test'])('of %j is refused', async (email) => {
    const answer = await requests['verify-email'](email)
    expect(answer).toMatchObject({
      status: 422,
      errors: [{ path: 'email', message: registrationErrors.emailInvalid.en }],
    })
    expect((await requests['reset-password'](encodeURIComponent(email))).status).toBe(422)
  })

  it('is limited per email and network address, with or without an account, and for nobody else', async () => {
    for (const email of ['receiving@maju.test', 'nobody2@nowhere.test']) {
      const place = newPlace()
      const requestReset = (written = email, from = place) =>
        callFrom(api, from, 'GET', `/api/user-buyer/${written}/change-password`)
      for (let at = 0; at < 5; at += 1) expect((await requestReset()).status).toBe(200)
      const answer = await requestReset(email.toUpperCase())
      expect(answer).toMatchObject({ status: 429, errors: [{ code: 'too_many_requests' }] })
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
      expect((await requestReset(email, newPlace())).status).toBe(200)
    }
  })
})
