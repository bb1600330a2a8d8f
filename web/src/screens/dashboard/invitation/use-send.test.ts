// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mountHook } from '../../../lib/hook.fixture'
import { useSend } from './screen'

it('words alone are something that was typed, too', async () => {
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
