// @vitest-environment happy-dom
import type { TeamUser } from '@pasok/domain/team/team.model'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { AccountCard } from '../../features/identity/account-card'
import { ApiError } from '../../lib/api-error'
import { mountPage } from '../../lib/page.fixture'
import { sessionOf } from '../../lib/session.fixture'
import { sessionStore } from '../../lib/session.store'
import { UserDialog } from './teams/user-dialog'
import { MailAgain } from './waiting-screen'

vi.mock(import('../../lib/api'), async (original) => ({
  ...(await original()),
  call: async () => {
    throw new ApiError({ status: 503, code: 'internal', message: 'Come back later' })
  },
}))
vi.mock(import('../../documents/use-leave-question'), () => ({ useLeaveQuestion: () => undefined }))

const nothing = () => undefined
const email = 'rani@nusantara.test'
const rani: TeamUser = {
  auth_id: 'rani',
  fullname: 'Rani',
  email,
  role_id: 'role',
  role_name: 'Purchasing',
  last_login_time: null,
  status: 'ACTIVE',
  isOwner: false,
  version: 1,
  actions: {
    edit: true,
    'change-role': true,
    activate: false,
    deactivate: true,
    'send-reset': true,
  },
}

// proves 1.8.1 1.8.3
it.each([
  [
    'Send password reset email',
    () => <AccountCard fullname="Rani" email={email} more={[]} help="" />,
  ],
  ['Resend email', () => <MailAgain email={email} />],
  ['Send Reset Password', () => <UserDialog user={rani} onClose={nothing} />],
])('%s: a refusal is an alert titled Error', async (label, Shown) => {
  sessionStore.set(sessionOf('owner'))
  const { leave } = await mountPage(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <Shown />
    </QueryClientProvider>,
  )
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === label)
  await act(async () => button?.click())
  const alerts = [...document.querySelectorAll('[role=alert]')].map((alert) => [
    alert.querySelector('[class*=Alert-title]')?.textContent,
    alert.textContent,
  ])
  expect(alerts).toContainEqual(['Error', expect.stringContaining('not sent')])
  expect(document.body.textContent).toContain('Come back later')
  await leave()
  sessionStore.set(null)
})
