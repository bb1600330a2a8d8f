// @vitest-environment happy-dom
import type { PortalProductRow } from '@pasok/domain/catalog/portal/portal.model'
import { expect, it } from 'vitest'
import { mountHook } from '../../lib/hook.fixture'
import { usePortalCells, type PortalCells } from './use-portal-cells'

const ROWS = [{ _id: 'p1', name: 'Binder', stock: 200, version: 1 }] as PortalProductRow[]
const STOCK = { id: 'p1', field: 'stock' } as const

function edited({ editing }: PortalCells) {
  if (!editing) throw new Error('Nothing is typed')
  return editing
}

it('typing counts as unsaved from the first key until it is reverted', async () => {
  const { act, now, leave } = await mountHook(() => usePortalCells(ROWS))
  await act(({ begin }) => begin(STOCK))
  expect(now().isUnsaved).toBe(false)
  await act((cells) => cells.type(edited(cells)))
  expect(now().isUnsaved).toBe(true)
  await act(({ giveBack }) => giveBack(STOCK))
  expect(now().isUnsaved).toBe(false)
  // A digit starts the editing.
  await act(({ begin }) => begin(STOCK, '3'))
  expect(now().isUnsaved).toBe(true)
  await act((cells) => cells.leave(edited(cells), '200'))
  expect(now().isUnsaved).toBe(false)
  await leave()
})
