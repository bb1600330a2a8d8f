// @vitest-environment happy-dom
import type { SuperAdmin } from '@pasok/domain/team/team.provider.contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error'
import { mountPage, press, typeInto } from '../../lib/page.fixture'
import { SuperAdminDialog } from './super-admin-dialog'

const { sent, told } = vi.hoisted(() => ({
  sent: vi.fn<(contract: unknown, input: { body: unknown }) => Promise<{ message: string }>>(),
  told: vi.fn<(contract: unknown, input: unknown) => Promise<unknown>>(),
}))
vi.mock(import('../../lib/api'), async (original) => ({
  ...(await original()),
  callReply: sent as never,
  callPage: (async () => ({ rows: [], count: 0 })) as never,
  call: told as never,
}))
vi.mock(import('../../documents/use-leave-question'), () => ({ useLeaveQuestion: () => undefined }))

const ADMIN: SuperAdmin = {
  _id: 's1',
  fullname: 'Dewi',
  email: 'dewi@pasok.test',
  status: 'ACTIVE',
  last_login_time: null,
  version: 1,
  companies: [],
}
const STALE = new ApiError({ status: 409, code: 'stale_version', message: 'Changed meanwhile' })
const closed = vi.fn<() => void>()
const written = (fullname: string, version: number, status: SuperAdmin['status']) => [
  'saveSuperAdmin',
  { body: { _id: 's1', fullname, buyer_ids: [], version, status } },
]

it('the second user is shown the differences; a super admin deactivated meanwhile stays deactivated', async () => {
  const { leave } = await mountPage(
    <QueryClientProvider client={new QueryClient()}>
      <SuperAdminDialog admin={ADMIN} onClose={closed} />
    </QueryClientProvider>,
  )
  sent.mockRejectedValueOnce(STALE).mockResolvedValueOnce({ message: '' })
  told.mockResolvedValue([{ ...ADMIN, fullname: 'Dewi A.', status: 'INACTIVE', version: 3 }])
  await typeInto(document.querySelector('fieldset input'), 'Dewi Anggraini')
  await press('Save')
  expect(told).toHaveBeenCalledExactlyOnceWith('listSuperAdmins', expect.anything())
  expect(document.querySelector('dl')?.textContent).toMatch(/Dewi Anggraini.*Dewi A\./)
  await press('Save mine')
  expect(sent.mock.calls).toEqual([
    written('Dewi Anggraini', 1, 'ACTIVE'),
    written('Dewi Anggraini', 3, 'INACTIVE'),
  ])
  expect(closed).toHaveBeenCalledOnce()
  await leave()
})
