import { expect, it } from 'vitest'
import { codesIn, MAX_CARDS } from './chat.codes'

const PO = 'PO-NUSANTARA-202611-00001'

it('finds the codes of documents in a text, each once', () => {
  const text = `Is ${PO} (from PR-NUSANTARA-202611-00002) paid? ${PO.toLowerCase()}, INV-SINARABADI-202611-00003.`
  expect(codesIn(text)).toEqual([PO, 'PR-NUSANTARA-202611-00002', 'INV-SINARABADI-202611-00003'])
})

it.each([
  'PKG-NUSANTARA-202611-00001',
  `X${PO}`,
  `${PO}-7`,
  'PO-202611-00001',
  'PO-NUSANTARA-2026-1',
  '',
])('%s has none', (text) => {
  expect(codesIn(text)).toEqual([])
})

it('many codes show only a few cards', () => {
  const many = Array.from({ length: 40 }, (_, index) => `PO-A-202611-${10_000 + index}`)
  expect(codesIn(many.join(' '))).toHaveLength(MAX_CARDS)
})
