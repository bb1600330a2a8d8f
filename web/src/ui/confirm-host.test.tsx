// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { mountPage } from '../lib/page.fixture'
import { askedStore, confirm } from './confirm'
import { ConfirmHost } from './confirm-host'

it('asks nobody who comes after what was left without an answer', async () => {
  const { leave } = await mountPage(<ConfirmHost />)
  let answer: Promise<boolean> | undefined
  act(() => {
    answer = confirm({ title: 'Log out all the same?' })
  })
  await leave()
  expect(await answer).toBe(false)
  expect(askedStore.get()).toBeNull()
})
