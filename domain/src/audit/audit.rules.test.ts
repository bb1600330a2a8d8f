import { describe, expect, it } from 'vitest'
import { SUBJECTS, findActionName, findSubjectName } from './audit.names'
import { exportName, listActionsNamed } from './audit.rules'

describe('the names of actions', () => {
  it('are found by their words in the searcher’s language', () => {
    expect(listActionsNamed('ADDRESS', 'en')).toEqual([
      'address.add',
      'address.change',
      'address.remove',
      'address.make-default',
    ])
    expect(listActionsNamed('address', 'id')).toEqual([])
    expect(findActionName('address.add')?.id).toBe('Alamat ditambahkan')
    for (const none of ['nothing', 'constructor'])
      expect([findActionName(none), findSubjectName(none)]).toEqual([undefined, undefined])
    expect(SUBJECTS.every((subject) => findSubjectName(subject))).toBe(true)
  })
})

it('an export is named by the company and its days', () => {
  expect(exportName('MAJU', '2026-01-01', '2026-11-21')).toBe(
    'audit-MAJU-2026-01-01-2026-11-21.csv',
  )
  expect(exportName('MAJU', undefined, '2026-11-21')).toBe('audit-MAJU-2026-11-21.csv')
})
