import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { statementsOf } from '../../../../test/count-statements'
import { grant, newPlace } from '../../../../test/identity'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

/** Tries a wrong password from a new address; returns the response and the statements. */
async function wrongly(email: string) {
  const address = newPlace()
  let answer: unknown
  const statements = await statementsOf(async () => {
    answer = await grant(api, email, 'wrong', { address })
  })
  return { answer, statements }
}

it('a wrong password takes the same statements and gets the same response, with and without an account', async () => {
  const known = await wrongly('owner@maju.test')
  expect(await wrongly('nobody@nowhere.test')).toEqual(known)
  expect(known.answer).toMatchObject({ status: 403, error: 'invalid_grant' })
  expect(known.statements.length).toBeGreaterThan(2)
})

it('so does an attempt beyond the limit', async () => {
  const [address, other] = [newPlace(), newPlace()]
  const lockedFor = async (email: string, from: string) => {
    for (let at = 0; at < 10; at += 1) await grant(api, email, 'wrong', { address: from })
    let status = 0
    const statements = await statementsOf(async () => {
      status = (await grant(api, email, 'wrong', { address: from })).status
    })
    return { status, statements }
  }
  const known = await lockedFor('owner@maju.test', address)
  expect(await lockedFor('nobody@nowhere.test', other)).toEqual(known)
  expect(known.status).toBe(429)
})
