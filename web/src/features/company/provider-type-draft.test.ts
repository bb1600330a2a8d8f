import { expect, it } from 'vitest'
import { draftOf, moveRow, newDocument, problemsOf, toSave } from './provider-type-draft'

const TYPE = {
  _id: 't',
  name: 'PT',
  active: true,
  version: 4,
  companies: 2,
  documents: [
    { id: 'a', title: 'NIB', short_title: 'NIB', required: true, active: true },
    { id: 'b', title: 'NPWP', short_title: 'NPWP', required: false, active: false },
  ],
}

it.each([
  [0, 1, 'bac'],
  [2, 0, 'cab'],
  [0, -1, 'abc'],
  [2, 9, 'abc'],
  [1, 2, 'acb'],
])('moves row %s to %s', (from, to, order) => {
  expect(moveRow(['a', 'b', 'c'], from, to).join('')).toBe(order)
})

it('sends the documents in order, with the displayed version', () => {
  const draft = draftOf(TYPE)
  const documents = [...draft.documents.toReversed(), { ...newDocument('n'), title: ' Akta ' }]
  expect(toSave({ ...draft, name: ' PT Baru ', documents }, TYPE)).toEqual({
    _id: 't',
    version: 4,
    name: 'PT Baru',
    active: true,
    documents: [
      { id: 'b', title: 'NPWP', short_title: 'NPWP', required: false, active: false },
      { id: 'a', title: 'NIB', short_title: 'NIB', required: true, active: true },
      { title: 'Akta', short_title: '', required: true, active: true },
    ],
  })
})

it('sends a new type without id and version', () => {
  expect(toSave({ name: 'CV', active: true, documents: [] }, undefined)).toEqual({
    name: 'CV',
    active: true,
    documents: [],
  })
})

it('finds missing and duplicate titles', () => {
  const rows = ['NIB', ' nib ', '  '].map((title, index) => ({
    ...newDocument(`k${index}`),
    title,
  }))
  expect([...problemsOf(rows)]).toEqual([
    ['k1', 'titleTwice'],
    ['k2', 'titleRequired'],
  ])
})
