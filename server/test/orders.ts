import type { OrderPackage, PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { getOrder, listOrders } from '@pasok/domain/orders/orders.contract'
import { getRequest } from '@pasok/domain/requests/requests.contract'
import type { Api } from './api'
import type { Wanted } from './oracle'
import { approved } from './requests'

/** Returns the orders of a new request of `maju` for these lines, one per vendor. */
async function ordered(api: Pick<Api, 'as'>, lines: readonly Wanted[]): Promise<PurchaseOrder[]> {
  const owner = await api.as('owner@maju.test')
  const id = await approved(owner, owner, lines)
  const { code_pr } = await owner.must(getRequest, { params: { id } })
  return owner.must(listOrders, { query: { searchTopic: 'code_pr', searchValue: code_pr } })
}

/** Returns the only order of a request whose lines have one vendor. */
export async function orderedOne(
  api: Pick<Api, 'as'>,
  lines: readonly Wanted[],
): Promise<PurchaseOrder> {
  const [order, ...others] = await ordered(api, lines)
  if (!order || others.length > 0) throw new Error('lines of one vendor make one order')
  return order
}

export async function orderNow(
  api: Pick<Api, 'as'>,
  { _id: id }: { _id: string },
): Promise<PurchaseOrder> {
  return (await api.as('owner@maju.test')).must(getOrder, { params: { id } })
}

export function packageOf(order: PurchaseOrder, slug: string): OrderPackage {
  const pack = order.packages.find(({ items }) => items.some((item) => item.slug === slug))
  if (!pack) throw new Error(`${order.code_po} has no ${slug}`)
  return pack
}

export function itemOf(order: PurchaseOrder, slug: string): OrderPackage['items'][number] {
  const item = packageOf(order, slug).items.find((one) => one.slug === slug)
  if (!item) throw new Error(`${order.code_po} has no ${slug}`)
  return item
}
