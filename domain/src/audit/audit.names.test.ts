import { expect, it } from 'vitest'
import { findFieldName, findStateName } from './audit.names'

it('a field has the name of its subject, otherwise the general one', () => {
  expect(findFieldName('name', 'company')?.en).toBe('Business name')
  expect(findFieldName('name', 'role')?.en).toBe('Name')
  expect(findFieldName('features', 'role')?.id).toBe('Izin')
  for (const none of ['nothing', 'constructor', ''])
    expect([findFieldName(none, 'company'), findStateName(none)]).toEqual([undefined, undefined])
  expect(findStateName('INACTIVE')?.en).toBe('Inactive')
})
