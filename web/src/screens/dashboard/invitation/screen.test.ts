// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mountHook } from '../../../lib/hook.fixture'
import { useSend } from './screen'

it('a message alone counts as typed input', async () => {
  const fields = { emails: { current: null }, channel: { current: null } }
  const { act, now, leave } = await mountHook(() => useSend(fields))
  expect(now().isChanged).toBe(false)
  await act(({ setWords }) => setWords('We would like to buy from you'))
  expect(now().isChanged).toBe(true)
  await act(({ setWords }) => setWords(' '))
  expect(now().isChanged).toBe(false)
  await act(({ addresses }) => addresses.type('sari@vendor.test'))
  expect(now().isChanged).toBe(true)
  await leave()
})
