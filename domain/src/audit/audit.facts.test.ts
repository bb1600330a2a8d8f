import { describe, expect, it } from 'vitest'
import { factsText, fieldName, findValueName, plainName } from './audit.facts'

describe('the values before and after a change', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    [{ name: 'Head Office', default: true }, 'Name: Head Office; Default address: yes'],
    [{ legal_name: '', on: false, count: 3 }, 'Legal name: empty; On: no; Count: 3'],
    [{ place: { city: 'Bandung', zip: null } }, 'Place · City: Bandung; Place · Zip: empty'],
    [{ users: ['Rina', 'Dian'], none: [] }, 'Users: Rina, Dian; None: empty'],
    [{ lines: [['SKU-1', '2', '100']] }, 'Products: SKU-1, 2, 100'],
    [
      [{ title: 'NIB', number: '1' }, { number: '2' }],
      'NIB · Document: NIB; NIB · Number: 1; 2 · Number: 2',
    ],
    [{ documents: [{ number: '2' }] }, 'Documents 1 · Number: 2'],
    [
      { status: 'Submit', modules: ['purchase-orders', 'x'] },
      'Status: Submit; Modules: Purchase Orders, x',
    ],
    [
      { items: [{ name: 'Stapler', shortage: 'wrong-item' }] },
      'Stapler · Name: Stapler; Stapler · Reason for the shortage: Wrong item',
    ],
    ['a text', 'a text'],
  ])('%j reads as %s', (value, text) => {
    expect(factsText(value, 'role', 'en')).toBe(text)
  })

  it('is shown in the reader’s language, in the words of this subject, and shortened when it is long', () => {
    const record = { name: 'Maju', active: true, status: 'INACTIVE', note: '' }
    expect(factsText(record, 'company', 'id')).toBe(
      'Nama usaha: Maju; Aktif: ya; Status: Nonaktif; Catatan: kosong',
    )
    expect(factsText(record, 'role', 'en')).toBe(
      'Name: Maju; Active: yes; Status: Inactive; Note: empty',
    )
    const long = factsText({ a: 'x'.repeat(5_000) }, 'role', 'en')
    expect([long.length, long.at(-1)]).toEqual([1_000, '…'])
  })
})

it('a field is named by its path, entries of a list by their kind', () => {
  const record = { documents: [{ title: 'NIB', number: '1' }, { number: '2' }] }
  const name = (place: string) => fieldName(place.split('.'), record, 'company', 'en')
  expect(name('documents.0.number')).toBe('NIB · Number')
  expect(name('documents.1.number')).toBe('Documents 2 · Number')
  expect(name('lastStatus')).toBe('Last status')
})

it('only statuses, modules and reasons of shortages are translated', () => {
  expect(findValueName('Submit', 'status')?.id).toBe('Diajukan')
  expect(findValueName('damaged', 'shortage')?.id).toBe('Rusak')
  for (const none of ['nothing', 'constructor'])
    for (const field of ['status', 'modules', 'shortage', 'name'])
      expect(findValueName(none, field)).toBeUndefined()
})

it.each([
  ['returned_reason', 'Returned reason'],
  ['lastStatus', 'Last status'],
  ['company-type.edit', 'Company type edit'],
  ['', ''],
])('reads %s as %s', (field, name) => expect(plainName(field)).toBe(name))
