import { describe, expect, it } from 'vitest'
import { SUBJECTS, actionName, subjectName } from './audit.actions.texts'
import { exportName, factsText, listActionsNamed } from './audit.rules'

describe('what stood before or after', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    [{ name: 'Head Office', default: true }, 'name: Head Office; default: yes'],
    [{ legal_name: '', on: false, count: 3 }, 'legal name: empty; on: no; count: 3'],
    [{ place: { city: 'Bandung', postcode: null } }, 'place.city: Bandung; place.postcode: empty'],
    [{ users: ['Rina', 'Dian'], none: [] }, 'users: Rina, Dian; none: empty'],
    [{ lines: [['SKU-1', '2', '100']] }, 'lines: SKU-1, 2, 100'],
    [[{ title: 'NIB' }, { title: 'NPWP' }], '1.title: NIB; 2.title: NPWP'],
    ['a text', 'a text'],
  ])('%j reads as %s', (value, text) => {
    expect(factsText(value, 'en')).toBe(text)
  })

  it('is told in the language of who reads, and cut where it is long', () => {
    expect(factsText({ a: true, b: '' }, 'id')).toBe('a: ya; b: kosong')
    const long = factsText({ a: 'x'.repeat(5_000) }, 'en')
    expect([long.length, long.at(-1)]).toEqual([1_000, '…'])
  })
})

describe('the names of actions', () => {
  it('are found by their words, in the language of who searches', () => {
    expect(listActionsNamed('ADDRESS', 'en')).toEqual([
      'address.add',
      'address.change',
      'address.remove',
      'address.make-default',
    ])
    expect(listActionsNamed('address', 'id')).toEqual([])
    expect(actionName('address.add')?.id).toBe('Alamat ditambahkan')
    for (const none of ['nothing', 'constructor'])
      expect([actionName(none), subjectName(none)]).toEqual([undefined, undefined])
    expect(SUBJECTS.every((subject) => subjectName(subject))).toBe(true)
  })
})

it('an export is named by the company and its days', () => {
  expect(exportName('MAJU', '2026-01-01', '2026-11-21')).toBe(
    'audit-MAJU-2026-01-01-2026-11-21.csv',
  )
  expect(exportName('MAJU', undefined, '2026-11-21')).toBe('audit-MAJU-2026-11-21.csv')
})
