import { getCompany } from '@pasok/domain/company/company.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api } from '../../../test/api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

async function progressOf(email: string) {
  const person = await api.as(email)
  const { submitted_at, owner_email_verified } = await person.must(getCompany, {})
  return { submitted_at, owner_email_verified }
}

it('a company shows when it was sent, and that it was not sent yet', async () => {
  const { submitted_at: sent } = await progressOf('owner@baru.test')
  expect(new Date(sent).toISOString()).toBe(sent)
  expect((await progressOf('owner@awal.test')).submitted_at).toBe('')
})

it("and whether its owner's email is verified, to each user", async () => {
  const verify = (at: string) =>
    api.pool.query(`update users set email_verified_at = ${at} where email = 'owner@maju.test'`)
  await verify('null')
  expect((await progressOf('purchasing@maju.test')).owner_email_verified).toBe(false)
  await verify('now()')
  expect((await progressOf('purchasing@maju.test')).owner_email_verified).toBe(true)
})
