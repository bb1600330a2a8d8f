import type { VendorOrder, VendorOrderItem, VendorPackage } from '@pasok/domain/orders/orders.model'
import type { PackageState } from '@pasok/domain/orders/orders.states'

/** Something that an order waits for, and who is to do it. */
export interface Wait {
  kind: 'proof' | 'downPayment' | 'refund' | 'pick' | 'decision' | 'pack' | 'ship' | 'receipt'
  by: 'vendor' | 'buyer'
  /** Of items, where they are counted. */
  count?: number
}

/** What of an order tells what it waits for. */
export interface WaitingOrder extends Pick<VendorOrder, 'actions' | 'down_payment_status'> {
  packages: readonly (Pick<VendorPackage, 'lastStatus' | 'actions'> & {
    items: readonly Pick<VendorOrderItem, 'lastStatus'>[]
  })[]
}

const waitingItems = (packages: WaitingOrder['packages']): number =>
  packages
    .flatMap(({ items }) => items)
    .filter(({ lastStatus }) => lastStatus === 'Waiting Approval').length

/** What is next of a package in a state where that doesn't hang on more than the state. */
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

/** What an order waits for, as far as its packages that are shown tell; the vendor's own first. */
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
