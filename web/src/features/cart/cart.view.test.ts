// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mountHook } from '../../lib/hook.fixture'
import { useCollapsed } from './cart.view'

it('collapsed vendors stay collapsed in their cart, and are open in another', async () => {
  const one = await mountHook(() => useCollapsed('one'))
  await one.act(({ setCollapsed }) => setCollapsed(['vendor'], true))
  expect([...one.now().collapsed]).toEqual(['vendor'])
  await one.leave()
  const again = await mountHook(() => useCollapsed('one'))
  expect(again.now().collapsed.has('vendor')).toBe(true)
  await again.leave()
  const other = await mountHook(() => useCollapsed('other'))
  expect(other.now().collapsed.size).toBe(0)
  await other.act(({ setCollapsed }) => setCollapsed(['another'], true))
  expect([...other.now().collapsed]).toEqual(['another'])
})
