import { describe, expect, it } from 'vitest'
import { accountActions, mayEditAccounts } from '../payments.abilities'
import { listAccountProblems, plainAccountNumber } from './banks.rules'
import { bankErrors } from './banks.texts'

describe('an account', () => {
  it.each([
    ['123 456 7890', '1234567890'],
    ['123-456.78', '12345678'],
    [' 00123 ', '00123'],
  ])('%j is typed as people group it', (typed, plain) => {
    expect(plainAccountNumber(typed)).toBe(plain)
    expect(listAccountProblems({ bank_code: '014', account_number: typed })).toEqual([])
  })

  it.each([
    ['', bankErrors.numberRequired],
    [' - ', bankErrors.numberRequired],
    ['1234', bankErrors.numberWrong],
    ['123456789012345678901', bankErrors.numberWrong],
    ['12345e6', bankErrors.numberWrong],
    ['١٢٣٤٥٦', bankErrors.numberWrong],
  ])('%j is not an account number', (typed, text) => {
    expect(listAccountProblems({ bank_code: '', account_number: typed })).toEqual([
      { field: 'bank_code', text: bankErrors.bankRequired },
      { field: 'account_number', text },
    ])
  })

  it('is changed by the owner of a vendor, and in a company by who may edit it', () => {
    const editor = { isOwner: false, features: new Set(['company.edit'] as const) }
    const owner = { isOwner: true, features: new Set<never>() }
    expect(mayEditAccounts('vendor', owner)).toBe(true)
    expect(mayEditAccounts('vendor', editor)).toBe(false)
    expect(mayEditAccounts('buyer', editor)).toBe(true)
    expect(mayEditAccounts('buyer', owner)).toBe(false)
  })

  it('is edited by users with the permission; the default one is removed last', () => {
    const all = { edit: true, 'make-default': true, remove: true }
    expect(accountActions(true, { isDefault: false, isOnly: false })).toEqual(all)
    expect(accountActions(true, { isDefault: true, isOnly: false })).toEqual({
      edit: true,
      'make-default': false,
      remove: false,
    })
    expect(accountActions(true, { isDefault: true, isOnly: true }).remove).toBe(true)
    const nothing = { edit: false, 'make-default': false, remove: false }
    expect(accountActions(false, { isDefault: false, isOnly: true })).toEqual(nothing)
  })
})
