import { expect, it } from 'vitest'
import { bankInitials } from './bank-mark'

it.each([
  ['Bank Central Asia', 'BCA'],
  ['BCA', 'BCA'],
  ['Bank Mandiri', 'MA'],
  ['Permata', 'PE'],
  ['Bank Rakyat Indonesia', 'BRI'],
  ['Bank CIMB Niaga', 'CIMB'],
  ['Bank Tabungan Pensiunan Nasional Syariah', 'BTPN'],
  ['Bank', 'BA'],
  ['', ''],
])('a bank named %s is marked %s', (name, initials) => {
  expect(bankInitials(name)).toBe(initials)
})
