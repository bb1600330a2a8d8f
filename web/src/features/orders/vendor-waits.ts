import type { VendorOrder, VendorOrderItem, VendorPackage } from '@pasok/domain/orders/orders.model'
import type { PackageState } from '@pasok/domain/orders/orders.states'

/** An open step of an order, and who has to take it. */
export interface Wait {
  kind: 'proof' | 'downPayment' | 'refund' | 'pick' | 'decision' | 'pack' | 'ship' | 'receipt'
  by: 'vendor' | 'buyer'
  /** Number of items, where relevant. */
  count?: number
}

/** The parts of an order that determine its open steps. */
export interface WaitingOrder extends Pick<VendorOrder, 'actions' | 'down_payment_status'> {
  packages: readonly (Pick<VendorPackage, 'lastStatus' | 'actions'> & {
    items: readonly Pick<VendorOrderItem, 'lastStatus'>[]
  })[]
}

const waitingItems = (packages: WaitingOrder['packages']): number =>
  packages
    .flatMap(({ items }) => items)
    .filter(({ lastStatus }) => lastStatus === 'Waiting Approval').length

/** Next step of packages in states that determine it alone. */
const NEXT: Partial<Record<PackageState, Wait>> = {
  New: { kind: 'pick', by: 'vendor' },
  'Ready to Ship': { kind: 'ship', by: 'vendor' },
  Shipped: { kind: 'receipt', by: 'buyer' },
}

function downPaymentWait({ actions, down_payment_status: status }: WaitingOrder): Wait | undefined {
  if (actions.confirm || actions.refuse) return { kind: 'proof', by: 'vendor' }
  if (actions.refund) return { kind: 'refund', by: 'vendor' }
  if (status === 'Asked' || status === 'Refused') return { kind: 'downPayment', by: 'buyer' }
  return undefined
}

/** Returns the open steps of an order's shown packages; the vendor's own come first. */
export function waitsOf(order: WaitingOrder): Wait[] {
  const waits = new Map<Wait['kind'], Wait>()
  const add = (wait: Wait | undefined) => wait && waits.set(wait.kind, wait)
  add(downPaymentWait(order))
  for (const { lastStatus } of order.packages) add(NEXT[lastStatus])
  const picked = order.packages.filter(({ lastStatus }) => lastStatus === 'Pick')
  if (picked.some(({ actions }) => actions['make-ready'])) add({ kind: 'pack', by: 'vendor' })
  const count = waitingItems(picked)
  if (count > 0) add({ kind: 'decision', by: 'buyer', count })
  return [...waits.values()].toSorted((a, b) => b.by.localeCompare(a.by))
}
