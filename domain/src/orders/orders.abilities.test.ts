import { describe, expect, it } from 'vitest'
import type { Feature } from '../kernel/features'
import {
  itemActions,
  orderActions,
  packageActions,
  vendorItemActions,
  vendorOrderActions,
  vendorPackageActions,
} from './orders.abilities'
import { DOWN_PAYMENT_STATES, ITEM_STATES, PACKAGE_STATES } from './orders.states'

const holding = (...features: Feature[]) => ({ features: new Set(features) })
const nobody = holding('orders.read')
const statesWhere = <State>(states: readonly State[], may: (state: State) => boolean) =>
  states.filter((state) => may(state))

describe('the buyer', () => {
  it('uploads a proof when it is requested, with that permission', () => {
    const may = (actor: typeof nobody) =>
      statesWhere(
        DOWN_PAYMENT_STATES,
        (downPayment) => orderActions(actor, { downPayment, packages: ['New'] }).proof,
      )
    expect(may(holding('orders.proof'))).toEqual(['Asked', 'Refused', 'Lapsed'])
    expect(may(nobody)).toEqual([])
    // The buyer may have sent the proof before the order ended.
    const ended = { downPayment: 'Lapsed', packages: ['Cancel', 'Paid'] } as const
    expect(orderActions(holding('orders.proof'), ended).proof).toBe(true)
    const none = { downPayment: null, packages: ['New'] as const }
    expect(orderActions(holding('orders.proof'), none).proof).toBe(false)
  })

  it('cancels packages that wait for the down payment or are new', () => {
    const actor = holding('orders.cancel')
    expect(statesWhere(PACKAGE_STATES, (state) => packageActions(actor, state).cancel)).toEqual([
      'Waiting Down Payment',
      'New',
    ])
    expect(statesWhere(PACKAGE_STATES, (state) => packageActions(nobody, state).cancel)).toEqual([])
    const order = (...packages: ('New' | 'Shipped')[]) =>
      orderActions(actor, { downPayment: null, packages }).cancel
    expect([order('Shipped', 'New'), order('Shipped')]).toEqual([true, false])
  })

  it('receives what was shipped', () => {
    const actor = holding('receipts.create')
    expect(statesWhere(PACKAGE_STATES, (state) => packageActions(actor, state).receive)).toEqual([
      'Shipped',
    ])
    expect(packageActions(nobody, 'Shipped').receive).toBe(false)
  })

  it('decides waiting items while their package is being packed', () => {
    const actor = holding('orders.decide-items')
    for (const pack of PACKAGE_STATES)
      for (const state of ITEM_STATES) {
        const may = pack === 'Pick' && state === 'Waiting Approval'
        expect(itemActions(actor, state, pack)).toEqual({ accept: may, reject: may })
        expect(itemActions(nobody, state, pack)).toEqual({ accept: false, reject: false })
      }
  })

  it('mails an order with a package that is not canceled', () => {
    const actor = holding('orders.email')
    expect(orderActions(actor, { downPayment: null, packages: ['Cancel', 'Paid'] }).send).toBe(true)
    expect(orderActions(actor, { downPayment: null, packages: ['Cancel'] }).send).toBe(false)
  })
})

describe('the vendor', () => {
  it('answers a proof, and returns money that is owed', () => {
    const may = (action: 'confirm' | 'refuse' | 'refund') =>
      statesWhere(DOWN_PAYMENT_STATES, (state) => vendorOrderActions(state)[action])
    expect([may('confirm'), may('refuse'), may('refund')]).toEqual([
      ['Submitted'],
      ['Submitted'],
      ['Refund Due'],
    ])
    expect(vendorOrderActions(null)).toEqual({ confirm: false, refuse: false, refund: false })
  })

  it('moves a package forward, step by step', () => {
    const may = (action: keyof ReturnType<typeof vendorPackageActions>) =>
      statesWhere(PACKAGE_STATES, (state) => vendorPackageActions(state, ['Ordered'])[action])
    expect(may('pick')).toEqual(['New'])
    expect(may('make-ready')).toEqual(['Pick'])
    expect(may('ship')).toEqual(['Ready to Ship'])
    expect(may('set-shipping')).toEqual(['Pick', 'Ready to Ship'])
    expect(may('cancel')).toEqual(['Waiting Down Payment', 'New', 'Pick', 'Ready to Ship'])
  })

  it('keeps a package in Pick while an item waits', () => {
    expect(vendorPackageActions('Pick', ['Approved', 'Waiting Approval'])['make-ready']).toBe(false)
  })

  it('changes items and withdraws waiting changes, while it packs', () => {
    for (const pack of PACKAGE_STATES)
      for (const state of ITEM_STATES)
        expect(vendorItemActions({ state, isCanceled: false }, pack)).toEqual({
          change: pack === 'Pick' && (state === 'Ordered' || state === 'Approved'),
          'take-back': pack === 'Pick' && state === 'Waiting Approval',
        })
    const nothingLeft = { state: 'Approved', isCanceled: true } as const
    expect(vendorItemActions(nothingLeft, 'Pick')).toEqual({ change: false, 'take-back': false })
  })
})
