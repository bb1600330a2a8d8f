// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mountHook } from '../../../lib/hook.fixture'
import { useAllOpen, useOpen } from './order-folding'

it('an order that is alone opens automatically, and one that was closed stays closed in a longer list', async () => {
  const only = await mountHook(() => useOpen('order', true))
  expect(only.now()[0]).toBe(true)
  await only.act(([, turn]) => turn())
  expect(only.now()[0]).toBe(false)
  await only.leave()
  const among = await mountHook(() => useOpen('order', false))
  expect(among.now()[0]).toBe(false)
  await among.act(([, turn]) => turn())
  expect(among.now()[0]).toBe(true)
})

it('expanding all overrides single choices, and is remembered', async () => {
  const one = await mountHook(() => ({ all: useAllOpen(), open: useOpen('other', false) }))
  await one.act(({ open: [, turn] }) => turn())
  await one.act(({ all: [, setAll] }) => setAll(false))
  expect(one.now().open[0]).toBe(false)
  await one.act(({ all: [, setAll] }) => setAll(true))
  expect(one.now().open[0]).toBe(true)
  expect(localStorage.getItem('pasok.orders-open')).toBe('yes')
})
