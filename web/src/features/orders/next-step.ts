import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import type { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import type { PackageState } from '@pasok/domain/orders/orders.states'

type TextKey = keyof typeof orderScreenTexts

/** What an order waits for, for the list of orders. */
export interface NextStep {
  /** `mine`: the current user acts next; `urgent`: the vendor refused what they did. */
  whose: 'urgent' | 'mine' | 'others'
  text: TextKey
  /** How many items or packages the text counts. */
  count?: number
  /** Whole rupiah that the text names. */
  amount?: number
}

function downPaymentStep(order: PurchaseOrder): NextStep | undefined {
  const { down_payment_status: status, actions } = order
  if (status === 'Refused')
    return actions.proof
      ? { whose: 'urgent', text: 'proveAgain' }
      : { whose: 'others', text: 'proofRefusedElsewhere' }
  if (status === 'Asked')
    return { whose: actions.proof ? 'mine' : 'others', text: 'payDownPayment' }
  if (status === 'Submitted') return { whose: 'others', text: 'waitingVendor' }
  if (status === 'Refund Due')
    return { whose: 'others', text: 'refundDue', amount: order.refund_due }
  return undefined
}

function decisionStep(packages: readonly OrderPackage[]): NextStep | undefined {
  const waiting = packages
    .flatMap(({ items }) => items)
    .filter(({ lastStatus }) => lastStatus === 'Waiting Approval')
  const count = waiting.length
  if (count === 0) return undefined
  if (waiting.some(({ actions }) => actions.accept))
    return { whose: 'mine', text: count === 1 ? 'waitingOne' : 'waitingCount', count }
  return { whose: 'others', text: count === 1 ? 'waitingOneElsewhere' : 'waitingElsewhere', count }
}

function receiptStep(packages: readonly OrderPackage[]): NextStep | undefined {
  const count = packages.filter(({ actions }) => actions.receive).length
  if (count === 0) return undefined
  return { whose: 'mine', text: count === 1 ? 'receiveOne' : 'receiveCount', count }
}

/** What happens next where nobody on the buyer's side has to act. */
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
 * What an order waits for: the most urgent step of it and of its packages in a tab, or the usual next
 * step of that tab.
 */
export function nextStep(
  order: PurchaseOrder,
  packages: readonly OrderPackage[],
  state: PackageState,
): NextStep {
  const steps = [decisionStep(packages), receiptStep(packages), downPaymentStep(order)]
  for (const urgency of URGENCY) {
    const step = steps.find((one) => one?.whose === urgency)
    if (step) return step
  }
  return { whose: 'others', text: USUAL[state] }
}
