// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../lib/api-error'
import { mountPage } from '../lib/page.fixture'
import { LoadError } from './load-error'

const away = new ApiError({ status: 503, code: 'unavailable', message: 'Come again in a moment' })

// proves 1.8.1 1.8.2 1.8.3 1.8.11
it('says Error, why, and how to go on', async () => {
  const again = vi.fn<() => void>()
  const { page, leave } = await mountPage(<LoadError error={away} onRetry={again} />)
  const alert = page.querySelector('[role=alert]')
  expect(alert?.textContent).toBe('ErrorCome again in a momentTry again')
  await act(async () => alert?.querySelector('button')?.click())
  expect(again).toHaveBeenCalledOnce()
  await leave()
})

it('shows a given title, and retries automatically once there is a network', async () => {
  const again = vi.fn<() => void>()
  const offline = new ApiError({ status: 0, code: 'offline', message: 'No network' })
  const { page, leave } = await mountPage(
    <LoadError error={offline} onRetry={again} title="Oops..." />,
  )
  expect(page.textContent).toContain('Oops...No network')
  window.dispatchEvent(new Event('online'))
  expect(again).toHaveBeenCalledOnce()
  await leave()
})

it('keeps the space of the expected content, hidden from sight, screen readers and keyboard', async () => {
  const { page, leave } = await mountPage(
    <LoadError error={away} onRetry={() => undefined} inPlaceOf={<a href="/">Figures</a>} />,
  )
  const hidden = page.querySelector('a')?.closest('[inert]')
  expect(hidden?.getAttribute('aria-hidden')).toBe('true')
  expect(hidden?.nextElementSibling?.getAttribute('role')).toBe('alert')
  await leave()
})
