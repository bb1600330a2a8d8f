import { registerCompany } from '@pasok/domain/team/team.contract'
import { applyAsVendor } from '@pasok/domain/vendors/applications/applications.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api } from './api'
import { breachesAfter } from './breaches'
import { callFrom, newPlace, registrationOf } from './identity'
import { findBreaches } from './invariants'
import { invited, secretOf } from './invitations'

let api: Api
const answers: number[] = []
beforeAll(async () => {
  api = await startApi()
  const owner = await api.as('owner@maju.test')
  await invited(owner, 'waits@invited.test')
  await invited(owner, 'joins@invited.test')
  await invited(owner, 'sells@invited.test', 'VENDOR')
  const by = async (path: string, email: string, body: object) =>
    callFrom(api, newPlace(), 'POST', `/api${path}`, {
      body: { ...body, invitation: await secretOf(api, email) },
    })
  const joined = await by(
    registerCompany.path,
    'joins@invited.test',
    registrationOf('joins@invited.test'),
  )
  const applied = await by(applyAsVendor.path, 'sells@invited.test', {
    legal_name: 'PT Jual',
    owner_name: 'Dewi',
    owner_email: 'sells@invited.test',
    phone: '021 5551234',
  })
  answers.push(joined.status, applied.status)
})
afterAll(() => api.drop())

describe('what holds of invitations', () => {
  it('holds after two were accepted', async () => {
    expect(answers).toEqual([200, 200])
    expect(await findBreaches(api.pool)).toEqual([])
  })

  it.each([
    ['as often as it was mailed', 'update invitations set sent = sent + 1'],
    ['as often as it was mailed', "update invitations set token_hash = ''"],
    ['as often as it was mailed', 'delete from invitation_links'],
    ['an audit entry per mail', "delete from audit_log where subject = 'invitation'"],
    ['has one application', 'delete from vendor_applications'],
    ['has one application', "update vendor_applications set state = 'Declined'"],
    ['has one application', "update invitations set joined = 'joined' where channel = 'VENDOR'"],
  ])('a breach of "%s" is noticed', async (name, statement) => {
    expect((await breachesAfter(api.pool, [statement])).join('\n')).toContain(name)
  })
})
