// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { ApiError } from '../lib/api-error'
import { mountPage } from '../lib/page.fixture'
import { FailureNotice } from './failure-notice'
import { LoadError } from './load-error'

const REFUSED = new ApiError({ status: 409, code: 'conflict', message: 'It was decided' })
const nothing = () => undefined

async function alertOf(shown: ReactNode) {
  const { page, leave } = await mountPage(shown)
  const alert = page.querySelector('[role=alert]')
  const title = alert?.querySelector('[class*=Alert-title]')?.textContent
  const text = alert?.querySelector('[class*=Alert-message]')?.textContent
  await leave()
  return { title, text }
}

// proves 1.8.1 1.8.2 1.8.3 1.8.11 2.8.1
it.each([
  [REFUSED, 'It was decided'],
  [new Error('Failed to fetch'), 'Failed to fetch'],
])('a failed load is an alert titled Error: %s', async (error, message) => {
  expect(await alertOf(<LoadError error={error} onRetry={nothing} />)).toEqual({
    title: 'Error',
    text: expect.stringContaining(message),
  })
})

// proves 1.8.1 1.8.3 2.8.1
it('a refusal is an alert titled Error, with the refused action and the reason', async () => {
  const notice = <FailureNotice title="Not saved" messages={['It was decided']} onClose={nothing} />
  expect(await alertOf(notice)).toEqual({ title: 'Error', text: 'Not savedIt was decided' })
})

it('says Error once', async () => {
  const notice = <FailureNotice title="Error" messages={['It was decided']} onClose={nothing} />
  expect(await alertOf(notice)).toEqual({ title: 'Error', text: 'It was decided' })
})
