// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mountPage } from '../lib/page.fixture'
import { questionStore, confirm } from './confirm'
import { ConfirmHost } from './confirm-host'

it('does not show an unanswered question to the next user', async () => {
  const { leave } = await mountPage(<ConfirmHost />)
  let answer: Promise<boolean> | undefined
  act(() => {
    answer = confirm({ title: 'Sign out anyway?' })
  })
  await leave()
  expect(await answer).toBe(false)
  expect(questionStore.get()).toBeNull()
})

it('can be answered with Enter as soon as it is seen', async () => {
  await mountPage(<ConfirmHost />)
  const focused: (string | null)[] = []
  const observer = new MutationObserver(() => {
    if (document.querySelector('[role="dialog"]'))
      focused.push(document.activeElement?.textContent ?? null)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await act(async () => {
    void confirm({ title: 'Remove Cables?', confirmLabel: 'Remove' })
    await vi.waitUntil(() => focused.length > 0)
  })
  observer.disconnect()
  expect(focused[0]).toBe('Remove')
})
