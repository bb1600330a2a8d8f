// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mountPage } from '../../lib/page.fixture'
import { sessionOf } from '../../lib/session.fixture'
import { useWaiting } from './screen'

const WAITING = sessionOf('owner', { verified: false })
const VERIFIED = sessionOf('owner')

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))

function Home({ session }: { session: typeof WAITING }) {
  return <p>{useWaiting(session) ? 'waiting' : 'home'}</p>
}

// proves 1.4.1 1.4.3
it('waits until the company is verified, and a second longer', async () => {
  const { page, show } = await mountPage(<Home session={WAITING} />)
  await pass(60_000)
  expect(page.querySelector('p')?.textContent).toBe('waiting')
  await show(<Home session={VERIFIED} />)
  await pass(999)
  expect(page.querySelector('p')?.textContent).toBe('waiting')
  await pass(1)
  expect(page.querySelector('p')?.textContent).toBe('home')
})

it('does not wait if the company was already verified', async () => {
  const { page } = await mountPage(<Home session={VERIFIED} />)
  expect(page.querySelector('p')?.textContent).toBe('home')
})
