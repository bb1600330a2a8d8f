import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useReadOrder } from '../../../features/orders/order-mail.queries'
import { packagesIn } from '../../../features/orders/order-totals'
import { tx } from '../../../lib/texts'
import { toastNotice } from '../../../lib/toast'
import { tabOfState, type OrderTab } from './search-params'

/** More at once are not told one by one: they would cover the screen. */
const MOST_TOLD = 3

/** Where the packages stand by now that stood in a tab; nothing while any of them stays there. */
function whereNow(before: PurchaseOrder, now: PurchaseOrder, tab: OrderTab): OrderTab | undefined {
  if (packagesIn(now, tab.state).length > 0) return undefined
  const gone = new Set(packagesIn(before, tab.state).map(({ _id }) => _id))
  const state = now.packages.find(({ _id }) => gone.has(_id))?.lastStatus
  return tabOfState(state ?? now.lastStatus)
}

/** Says of an order that leaves the tab while one looks at it where it stands now, whoever moved it. */
export function useDepartures(tab: OrderTab, orders: readonly PurchaseOrder[] | undefined): void {
  const read = useReadOrder()
  const navigate = useNavigate()
  const seen = useRef<readonly PurchaseOrder[]>(undefined)
  const tell = useEffectEvent(async (before: PurchaseOrder) => {
    // What others push off the last page is still there.
    const now = await read(before._id).catch(() => undefined)
    const place = now && whereNow(before, now, tab)
    if (!place) return
    const [code, label] = [before.code_po, tx(orderTexts[place.text])]
    const search = { status: place.query, order: code }
    toastNotice(tx(orderTexts.moved, { code, label }), `moved-${before._id}`, {
      label: tx(orderTexts.show),
      onChoose: () => void navigate({ to: '/dashboard/purchase-orders', search }),
    })
  })
  useEffect(() => {
    const before = seen.current
    seen.current = orders
    if (!before || !orders) return
    const here = new Set(orders.map(({ _id }) => _id))
    for (const order of before.filter(({ _id }) => !here.has(_id)).slice(0, MOST_TOLD))
      void tell(order)
  }, [orders])
}
