import type { OrderRow, RowPackage } from '@pasok/domain/orders/orders.model'
import type { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import type { PackageState } from '@pasok/domain/orders/orders.states'

type TextKey = keyof typeof orderScreenTexts

/** The next step of an order, for the list of orders. */
export interface NextStep {
  /** `mine`: the current user acts next; `urgent`: the vendor refused the user's action. */
  actor: 'urgent' | 'mine' | 'others'
  text: TextKey
  /** Number of items or packages in the text. */
  count?: number
  /** Amount in the text, in whole rupiah. */
  amount?: number
}

function downPaymentStep(order: OrderRow): NextStep | undefined {
  const { down_payment_status: status, actions } = order
  if (status === 'Refused')
    return actions.proof
      ? { actor: 'urgent', text: 'proveAgain' }
      : { actor: 'others', text: 'proofRefusedElsewhere' }
  if (status === 'Asked')
    return { actor: actions.proof ? 'mine' : 'others', text: 'payDownPayment' }
  if (status === 'Submitted') return { actor: 'others', text: 'waitingVendor' }
  if (status === 'Refund Due')
    return { actor: 'others', text: 'refundDue', amount: order.refund_due }
  return undefined
}

function decisionStep(packages: readonly RowPackage[]): NextStep | undefined {
  const count = packages.reduce((sum, { waiting_items: waiting }) => sum + waiting, 0)
  if (count === 0) return undefined
  if (packages.some(({ actions }) => actions.decide))
    return { actor: 'mine', text: count === 1 ? 'waitingOne' : 'waitingCount', count }
  return { actor: 'others', text: count === 1 ? 'waitingOneElsewhere' : 'waitingElsewhere', count }
}

function receiptStep(packages: readonly RowPackage[]): NextStep | undefined {
  const count = packages.filter(({ actions }) => actions.receive).length
  if (count === 0) return undefined
  return { actor: 'mine', text: count === 1 ? 'receiveOne' : 'receiveCount', count }
}

/** The vendor returned a goods receipt. */
function returnedStep(packages: readonly RowPackage[], mayCorrect: boolean): NextStep | undefined {
  if (!packages.some(({ receipt_status: status }) => status === 'Rejected')) return undefined
  return { actor: mayCorrect ? 'mine' : 'others', text: 'receiptReturned' }
}

/** Default next step of each tab. */
const USUAL = {
  'Waiting Down Payment': 'payDownPayment',
  New: 'nextNew',
  Pick: 'nextPick',
  'Ready to Ship': 'nextReady',
  Shipped: 'nextShipped',
  Delivered: 'nextDelivered',
  Paid: 'nextPaid',
  Cancel: 'nextCanceled',
} as const satisfies Record<PackageState, TextKey>

const URGENCY = ['urgent', 'mine', 'others'] as const

/**
 * Returns the most urgent step of an order and its packages in a tab, otherwise the tab's default step.
 * @param mayCorrect the current user may correct goods receipts
 */
export function nextStep(order: OrderRow, state: PackageState, mayCorrect: boolean): NextStep {
  const { packages } = order
  const steps = [
    decisionStep(packages),
    receiptStep(packages),
    returnedStep(packages, mayCorrect),
    downPaymentStep(order),
  ]
  for (const urgency of URGENCY) {
    const step = steps.find((one) => one?.actor === urgency)
    if (step) return step
  }
  return { actor: 'others', text: USUAL[state] }
}
