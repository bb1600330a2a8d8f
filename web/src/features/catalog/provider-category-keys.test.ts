import type { EditedCategory } from '@pasok/domain/catalog/catalog.provider.contract'
import { describe, expect, it } from 'vitest'
import { treeMoveOf } from './provider-category-keys'
import { growForest, listRows } from './provider-category-tree'

const category = (_id: string, parent_id: string | null, level: number): EditedCategory => ({
  _id,
  parent_id,
  level,
  name: _id,
  products: 0,
  version: 1,
})
const FOREST = growForest([
  category('office', null, 0),
  category('pantry', null, 0),
  category('paper', 'office', 1),
  category('pens', 'office', 1),
])

/** Returns what a key does on a row, while `office` is open or closed, with the target by name. */
function press(key: string, on: string, open = true, modifiers: { alt?: true; shift?: true } = {}) {
  const node = FOREST.byId.get(on)
  if (!node) throw new Error(on)
  const rows = listRows(FOREST.roots, ({ _id }) => open && _id === 'office', null)
  const pressed = { key, altKey: false, shiftKey: false, ctrlKey: false, metaKey: false }
  const move = treeMoveOf(
    {
      ...pressed,
      ...(modifiers.alt && { altKey: true }),
      ...(modifiers.shift && { shiftKey: true }),
    },
    node,
    { rows, isOpen: open && on === 'office' },
  )
  return move?.kind === 'go' ? move.to.name : move?.kind
}

describe('the keys of the tree', () => {
  it('walk through the visible rows', () => {
    expect(press('ArrowDown', 'office')).toBe('paper')
    expect(press('ArrowDown', 'office', false)).toBe('pantry')
    expect(press('ArrowUp', 'pantry')).toBe('pens')
    expect(press('ArrowUp', 'office')).toBeUndefined()
    expect(press('Home', 'pens')).toBe('office')
    expect(press('End', 'office')).toBe('pantry')
  })

  it('go in and out', () => {
    expect(press('ArrowRight', 'office', false)).toBe('open')
    expect(press('ArrowRight', 'office')).toBe('paper')
    expect(press('ArrowRight', 'paper')).toBeUndefined()
    expect(press('ArrowLeft', 'paper')).toBe('office')
    expect(press('ArrowLeft', 'office')).toBe('close')
    expect(press('ArrowLeft', 'pantry')).toBeUndefined()
  })

  it('open, rename, add and remove', () => {
    expect(press('Enter', 'office')).toBe('toggle')
    expect(press('F2', 'paper')).toBe('rename')
    expect(press('Insert', 'paper')).toBe('add')
    expect(press('Delete', 'paper')).toBe('remove')
    expect(press('ArrowUp', 'pens', true, { alt: true })).toBe('up')
    expect(press('ArrowDown', 'paper', true, { alt: true })).toBe('down')
    expect(press('F10', 'paper', true, { shift: true })).toBe('menu')
    expect(press('Tab', 'paper')).toBeUndefined()
    expect(press('ArrowLeft', 'paper', true, { alt: true })).toBeUndefined()
  })

  it('find by first letter, wrapping at the end', () => {
    expect(press('p', 'office')).toBe('paper')
    expect(press('p', 'pantry')).toBe('paper')
    expect(press('O', 'pens')).toBe('office')
    expect(press('z', 'office')).toBeUndefined()
  })
})
