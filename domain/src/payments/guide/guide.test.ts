import { describe, expect, it } from 'vitest'
import { paymentGuides } from './guide'

const virtual = {
  payment_method: 'Virtual Account',
  bank_code: '014',
  bank_name: 'BCA',
  va_number: '10203',
  account_number: null,
} as const
const guides = (payment: Parameters<typeof paymentGuides>[0]) =>
  paymentGuides(payment, 'Rp. 1.000', 'en')

describe('how a payment is made', () => {
  it('names the menus of a known bank, and a transfer from another bank', () => {
    const found = guides(virtual)
    expect(found.map(({ title }) => title)).toEqual([
      'Mobile banking (BCA mobile)',
      'ATM',
      'Internet banking',
      'From another bank',
    ])
    expect(found[0]?.steps).toEqual([
      'Open m-Transfer → BCA Virtual Account.',
      'Enter the virtual account number 10203.',
      'Check the name and the amount of Rp. 1.000, then confirm.',
    ])
  })

  it('has general steps for any other bank', () => {
    const found = guides({ ...virtual, bank_code: '451', bank_name: 'BSI' })
    expect(found.map(({ title }) => title)).toEqual(['Mobile banking', 'From another bank'])
    expect(found[1]?.steps[0]).toContain('BSI')
  })

  it('has no steps until the number is known, and none for a gateway’s page', () => {
    expect(guides({ ...virtual, va_number: null })).toEqual([])
    expect(guides({ ...virtual, payment_method: 'Bank Transfer Page' })).toEqual([])
  })

  it('of a transfer ends with its proof', () => {
    const transfer = {
      ...virtual,
      payment_method: 'Manual Bank Transfer',
      va_number: null,
      account_number: '77',
    } as const
    expect(guides(transfer)[0]?.steps).toEqual([
      'Choose a transfer to BCA in your banking app, at an ATM or at a branch.',
      'Enter the account number 77.',
      'Enter exactly Rp. 1.000, check the name of the account holder, then confirm.',
      'Save the proof of the transfer and upload it on this page.',
    ])
  })
})
