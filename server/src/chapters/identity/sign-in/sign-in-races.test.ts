import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { PASSWORD } from '../../../../test/company'
import { during } from '../../../../test/during'
import { hashPassword } from '../../../adapters/identity-provider/built-in/passwords'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const grant = (username: string) =>
  api.server.inject({
    method: 'POST',
    url: '/oauth/token',
    payload: {
      grant_type: 'password',
      username,
      password: PASSWORD,
      client_id: 'c',
      connection: 'd',
    },
  })

/** Signs in while a transaction with `statement` is open, so that the password is checked before it commits. */
const signInDuring = (email: string, statement: string, values: unknown[]) =>
  during(api.pool, [[statement, values]], async () => grant(email))

it('a sign-in that began with the old password ends with it', async () => {
  const email = 'purchasing@maju.test'
  const answer = await signInDuring(
    email,
    'update credentials set password_hash = $1 where auth_id = $2',
    [await hashPassword('another#password1'), `test|${email}`],
  )
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({ error: 'invalid_grant' })
})

it('a sign-in that began before the account was deactivated ends with that', async () => {
  const email = 'finance@maju.test'
  const answer = await signInDuring(
    email,
    "update users set status = 'INACTIVE' where email = $1",
    [email],
  )
  expect(answer.statusCode).toBe(403)
  const open = await api.pool.query(
    'select 1 from sign_ins join users on users.id = user_id where email = $1',
    [email],
  )
  expect(open.rowCount).toBe(0)
})
