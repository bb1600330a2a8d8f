import type { PayingBank, BankAccount } from '@pasok/domain/payments/bank-accounts/banks.model'
import { expect, it } from 'vitest'
import { accountTargets, chosenTarget, transferTargets } from './pay-targets'

const bca: PayingBank = {
  code: '014',
  name: 'BCA',
  name_code: 'BCA',
  category: 'private',
  imageUrl: '',
  gateway: 'xendit',
  minimum_amount: 10_000,
  maximum_amount: 50_000_000,
  account_number: '',
  account_holder: '',
}
const bri: PayingBank = { ...bca, code: '002', name: 'BRI', minimum_amount: null }

const account = (number: string, isDefault = false): BankAccount => ({
  _id: number,
  code: '014',
  name: 'BCA',
  name_code: 'BCA',
  category: 'private',
  imageUrl: '',
  account_number: number,
  account_holder: 'PT Sinar Abadi',
  is_default: isDefault,
})

it('offers a bank for the amounts it accepts, to the rupiah', () => {
  const isOffered = (amount: number) => accountTargets([bca], amount)[0]?.problem === undefined
  expect([9_999, 10_000, 50_000_000, 50_000_001].map(isOffered)).toEqual([false, true, true, false])
  expect(accountTargets([bri], 1)[0]?.problem).toBeUndefined()
})

it('distinguishes two accounts at one bank', () => {
  const targets = transferTargets([account('111', true), account('222')])
  expect(new Set(targets.map(({ key }) => key)).size).toBe(2)
  expect(targets.map(({ isDefault }) => isDefault)).toEqual([true, false])
  expect(chosenTarget(targets, targets[1]?.key)?.number).toBe('222')
})

it('ignores an unavailable bank in the address', () => {
  expect(chosenTarget(accountTargets([bca, bri], 1), '014')).toBeUndefined()
  expect(chosenTarget(accountTargets([bca, bri], 1), '002')?.name).toBe('BRI')
  expect(chosenTarget(accountTargets([bca], 20_000), '999')).toBeUndefined()
})
