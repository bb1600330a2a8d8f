import { renameAccount } from '@pasok/domain/identity/identity.contract'
import { getSetting } from '@pasok/domain/team/team.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../test/api'
import { userId } from '../../../test/company'

let api: Api

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

describe('the own name', () => {
  it('is changed for the current user alone, with one audit row', async () => {
    const person = await api.as('purchasing@maju.test')
    const answer = await person.must(renameAccount, { body: { name: ' Siti Rahma ' } })
    expect(answer).toEqual({ fullname: 'Siti Rahma' })
    expect((await person.must(getSetting)).fullname).toBe('Siti Rahma')
    await person.must(renameAccount, { body: { name: 'Siti Rahma' } })
    const { rows } = await api.pool.query(
      'select action, before, after from audit_log where subject_id = $1',
      [userId(person.email)],
    )
    expect(rows).toMatchObject([
      {
        action: 'user.edit',
        before: { email: person.email },
        after: { email: person.email, fullname: 'Siti Rahma' },
      },
    ])
    const other = await api.as('owner@maju.test')
    expect((await other.must(getSetting)).fullname).not.toBe('Siti Rahma')
  })

  it.each(['vendor@sinar.test', 'provider@pasok.test'])('of the other sides: %s', async (email) => {
    const person = await api.as(email)
    expect(await person.must(renameAccount, { body: { name: 'Budi' } })).toEqual({
      fullname: 'Budi',
    })
  })

  it.each([
    ['', 422],
    ['   ', 422],
    ['Visit https://evil.test', 422],
    ['a'.repeat(500), 400],
  ])('is refused: %j', async (name, expected) => {
    const person = await api.as('owner@maju.test')
    const before = (await person.must(getSetting)).fullname
    const { status } = await person.call('PUT', '/api/account/name', { body: { name } })
    expect(status).toBe(expected)
    expect((await person.must(getSetting)).fullname).toBe(before)
  })
})
