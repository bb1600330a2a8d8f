import { vendorOrderActions } from '@pasok/domain/orders/orders.abilities'
import type { DownPaymentState, PackageState } from '@pasok/domain/orders/orders.states'
import { describe, expect, it } from 'vitest'
import { waitsOf, type WaitingOrder } from './vendor-waits'

type Part = WaitingOrder['packages'][number]
const pack = (lastStatus: PackageState, waiting = 0): Part => ({
  lastStatus,
  actions: {
    pick: false,
    'make-ready': lastStatus === 'Pick' && waiting === 0,
    ship: false,
    cancel: false,
    'set-shipping': false,
  },
  items: Array.from({ length: waiting }, () => ({ lastStatus: 'Waiting Approval' as const })),
})
const kinds = (packages: Part[], downPayment: DownPaymentState | null = null) =>
  waitsOf({
    down_payment_status: downPayment,
    actions: vendorOrderActions(downPayment),
    packages,
  }).map(({ kind, count }) => (count === undefined ? kind : `${count} ${kind}`))

describe('what an order waits for', () => {
  it('follows from where its packages stand', () => {
    expect(kinds([pack('New')])).toEqual(['pick'])
    expect(kinds([pack('Pick')])).toEqual(['pack'])
    expect(kinds([pack('Pick', 2)])).toEqual(['2 decision'])
    expect(kinds([pack('Ready to Ship')])).toEqual(['ship'])
    expect(kinds([pack('Shipped')])).toEqual(['receipt'])
    for (const state of ['Delivered', 'Paid', 'Cancel'] as const)
      expect(kinds([pack(state)])).toEqual([])
  })

  it('and from its down payment', () => {
    const waiting = pack('Waiting Down Payment')
    expect(kinds([waiting], 'Asked')).toEqual(['downPayment'])
    expect(kinds([waiting], 'Submitted')).toEqual(['proof'])
    expect(kinds([waiting], 'Refused')).toEqual(['downPayment'])
    expect(kinds([pack('Cancel')], 'Refund Due')).toEqual(['refund'])
    expect(kinds([pack('Cancel')], 'Lapsed')).toEqual([])
  })

  it('names the vendor’s own work first, each kind once', () => {
    expect(kinds([pack('Shipped'), pack('New'), pack('New'), pack('Pick', 1)])).toEqual([
      'pick',
      'receipt',
      '1 decision',
    ])
  })
})
