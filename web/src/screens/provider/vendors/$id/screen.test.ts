// @vitest-environment happy-dom
import type { VendorFile, VendorUser } from '@pasok/domain/vendors/provider/provider.model'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mountHook } from '../../../../lib/hook.fixture'
import { accountOf } from '../../../../lib/session.fixture'
import { sessionStore } from '../../../../lib/session.store'
import { questionStore } from '../../../../ui/confirm'
import { useVendorDecisions } from './screen'
import { eventually } from '../../../../lib/eventually.fixture'

const person = (_id: string, fullname: string, is_owner: boolean): VendorUser => ({
  _id,
  fullname,
  email: `${_id}@sinar.test`,
  status: is_owner ? 'INACTIVE' : 'ACTIVE',
  is_owner,
  last_login_time: null,
  version: 1,
  actions: { welcome: false, activate: false, deactivate: true, 'hand-over': !is_owner },
})
const HEIR = person('heir', 'Sari', false)
const FILE: VendorFile = {
  _id: 'vendor-1',
  legal_name: 'PT Sinar Abadi',
  company_code: 'SINAR',
  category: '',
  city: '',
  standing: 'active',
  products: 0,
  users: 1,
  created_at: '2026-11-21T03:00:00.000Z',
  active: true,
  description: '',
  phone: '',
  email: '',
  website: '',
  instagram: '',
  facebook: '',
  twitter: '',
  street: '',
  village: '',
  subdistrict: '',
  province: '',
  postcode: '',
  default_discount: 0,
  default_down_payment: 0,
  default_payment_term: 30,
  withdrawn: 0,
  relations: 0,
  people: [person('before', 'Rina', true), HEIR],
  version: 1,
}

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
const answer = (confirmed: boolean) => questionStore.get()?.answer(confirmed)

beforeEach(() => {
  vi.stubGlobal('fetch', fetched.mockReset())
  sessionStore.set(accountOf('provider'))
})
afterEach(() => vi.unstubAllGlobals())

it('a vendor gets another owner after a confirmation; a refusal stays on the page', async () => {
  const hook = await mountHook(() => useVendorDecisions(FILE))
  await hook.act(({ handOver }) => handOver(HEIR))
  expect(questionStore.get()).toMatchObject({
    title: 'Make Sari the owner of PT Sinar Abadi?',
    text: expect.stringContaining('Rina no longer does'),
  })
  await hook.act(() => answer(false))
  expect(fetched).not.toHaveBeenCalled()

  const refusal = {
    errors: [{ code: 'rule', message: 'Sari is inactive' }],
    message: 'No',
    data: null,
  }
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(refusal), { status: 422 }))
  await hook.act(({ handOver }) => handOver(HEIR))
  await hook.act(() => answer(true))
  const [address, init] = fetched.mock.lastCall ?? []
  expect(address).toBe('/api/provider/vendors/vendor-1/owner')
  expect(init).toMatchObject({ method: 'PUT', body: JSON.stringify({ user_id: 'heir' }) })
  await eventually(() =>
    expect(hook.now().refusal?.title).toBe('The ownership was not transferred'),
  )
})
