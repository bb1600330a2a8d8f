import { describe, expect, it } from 'vitest'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { DownPaymentState, PackageState } from '@pasok/domain/orders/orders.states'
import { nextStep } from './next-step'
import { rowOf } from './order-figures'
import { orderItem, orderOf, packageOf } from './order.fixture'

const stepOf = (order: PurchaseOrder, tab: PackageState, mayCorrect = true) =>
  nextStep(rowOf(order, tab), tab, mayCorrect)

const waitingItem = (accept: boolean) =>
  orderItem({ lastStatus: 'Waiting Approval', actions: { accept, reject: accept } })

describe('the next step of an order', () => {
  it('is the decision about changed items, counted over its packages', () => {
    const packages = [
      { ...packageOf('Pick', 0), items: [waitingItem(true)] },
      { ...packageOf('Pick', 0), items: [waitingItem(true), orderItem({})] },
    ]
    expect(stepOf(orderOf(packages), 'Pick')).toEqual({
      actor: 'mine',
      text: 'waitingCount',
      count: 2,
    })
  })

  it('belongs to others where the current user may not decide', () => {
    const packages = [{ ...packageOf('Pick', 0), items: [waitingItem(false)] }]
    expect(stepOf(orderOf(packages), 'Pick')).toEqual({
      actor: 'others',
      text: 'waitingOneElsewhere',
      count: 1,
    })
  })

  it('is the receipt of the shipped package', () => {
    const packages = [{ ...packageOf('Shipped', 0), actions: { cancel: false, receive: true } }]
    expect(stepOf(orderOf(packages), 'Shipped')).toEqual({
      actor: 'mine',
      text: 'receiveOne',
      count: 1,
    })
  })

  it('is the correction of a receipt that the vendor returned', () => {
    const receipt_statuses = [{ name: 'Rejected', timestamp: '', user: '', note: '' }]
    const order = orderOf([{ ...packageOf('Delivered', 0), receipt_statuses }])
    const text = 'receiptReturned'
    expect(stepOf(order, 'Delivered')).toEqual({ actor: 'mine', text })
    expect(stepOf(order, 'Delivered', false)).toEqual({ actor: 'others', text })
    expect(stepOf(orderOf([packageOf('Delivered', 0)]), 'Delivered').text).toBe('nextDelivered')
  })

  it.each([
    ['Asked', true, 'mine', 'payDownPayment'],
    ['Asked', false, 'others', 'payDownPayment'],
    ['Submitted', false, 'others', 'waitingVendor'],
    ['Refused', true, 'urgent', 'proveAgain'],
    ['Refused', false, 'others', 'proofRefusedElsewhere'],
  ] as const)('of a down payment that is %s (proof: %s)', (status, proof, actor, text) => {
    const order = {
      ...orderOf([packageOf('Waiting Down Payment', 0)]),
      down_payment_status: status as DownPaymentState,
      actions: { proof, cancel: false, send: false },
    }
    expect(stepOf(order, 'Waiting Down Payment')).toEqual({ actor, text })
  })

  it('puts a refused proof first, and steps of others last', () => {
    const packages = [{ ...packageOf('Shipped', 0), actions: { cancel: false, receive: true } }]
    const order = { ...orderOf(packages), refund_due: 5_000 }
    const actions = { proof: true, cancel: false, send: false }
    const refused = { ...order, down_payment_status: 'Refused' as const, actions }
    const owed = { ...order, down_payment_status: 'Refund Due' as const }
    expect(stepOf(refused, 'Shipped').text).toBe('proveAgain')
    expect(stepOf(owed, 'Shipped').text).toBe('receiveOne')
    expect(stepOf(owed, 'Cancel')).toEqual({
      actor: 'others',
      text: 'refundDue',
      amount: 5_000,
    })
  })

  it('is the tab’s default step where nothing else is waiting', () => {
    const order = orderOf([packageOf('New', 0)])
    expect(stepOf(order, 'New')).toEqual({ actor: 'others', text: 'nextNew' })
    expect(stepOf(order, 'Paid').text).toBe('nextPaid')
  })
})
