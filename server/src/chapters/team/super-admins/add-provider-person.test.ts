import { listSuperAdmins } from '@pasok/domain/team/team.provider.contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadDemo } from '../../../../demo/demo'
import { startApi, type Api } from '../../../../test/api'
import { enter, NEW_PASSWORD, resetBy } from '../../../../test/identity'
import { SUBSCRIPTIONS } from '../../../subscriptions'
import { openIdentityProvider } from '../../../adapters/identity-provider/open-identity-provider'
import { addProviderPerson } from './add-provider-person'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const add = (email: string) =>
  addProviderPerson(api.db, openIdentityProvider(api.db, {}), { email, name: 'Lina Marlina' })

it('sets a password by the link that is told, and signs in as the provider', async () => {
  const setup = await add('lina@provider.test')
  const path = setup.kind === 'link' ? setup.path : ''
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  expect(pathname).toBe('/reset-password')
  expect((await resetBy(api, searchParams.get('token') ?? '')).status).toBe(200)
  const lina = await enter(api, 'lina@provider.test', NEW_PASSWORD)
  await expect(lina.must(listSuperAdmins)).resolves.toEqual(expect.any(Array))
  const audited = await api.db
    .selectFrom('audit_log')
    .select(['actor_name', 'actor_id', 'after'])
    .where('action', '=', 'provider.add')
    .execute()
  expect(audited).toEqual([
    {
      actor_name: 'Command line',
      actor_id: null,
      after: { email: 'lina@provider.test', name: 'Lina Marlina' },
    },
  ])
})

it.each(['owner@maju.test', 'OWNER@maju.test', 'provider@pasok.test'])(
  'is not made of %s, which has an account',
  async (email) => {
    await expect(add(email)).rejects.toThrow('already has an account')
  },
)

it('is not made of what is no email', async () => {
  await expect(add('lina')).rejects.toThrow('Email is invalid')
})

it('leaves a database that has accounts of its own without the demo', async () => {
  const printed: string[] = []
  const ports = { index: api.app.index, objects: api.objects.store }
  await expect(loadDemo(api.db, SUBSCRIPTIONS, ports, (line) => printed.push(line))).resolves.toBe(
    false,
  )
  expect(printed).toEqual([expect.stringContaining('no demo data')])
  await expect(api.objects.keys()).resolves.toEqual([])
})
