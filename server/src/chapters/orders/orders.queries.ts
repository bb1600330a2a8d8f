import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { OrderActor } from '@pasok/domain/orders/orders.abilities'
import type { LedgerLine, PurchaseOrder, VendorOrder } from '@pasok/domain/orders/orders.model'
import type { Requester } from '../../db/actor'
import type { Reader } from '../../db/db'
import { buyerScope, type BuyerScope, type VendorScope } from '../../db/scope'
import { listStorages } from '../catalog/catalog.desk.store'
import { listLedger } from './orders.moves.store'
import { listOrderParts } from './orders.parts'
import { presentOrder, presentVendorOrder, type OrderParts, presentLedger } from './orders.present'
import { findOrderId, findOrderOfPackage, type OrderScope } from './orders.store'

type Asking = OrderActor & Requester<BuyerScope>

/** By its own id or code; a company's own also by the id of one of its packages. */
async function findOrderBy(db: Reader, scope: OrderScope, idOrCode: string) {
  if (!isId(idOrCode)) return findOrderId(db, scope, { code: idOrCode })
  const id = await findOrderId(db, scope, { id: idOrCode })
  return id ?? (scope.kind === 'buyer' ? findOrderOfPackage(db, scope, idOrCode) : undefined)
}

async function getParts(
  db: Reader,
  requester: Requester<OrderScope>,
  idOrCode: string,
): Promise<OrderParts> {
  const id = await findOrderBy(db, requester.scope, idOrCode)
  const [parts] = id === undefined ? [] : await listOrderParts(db, requester, [id])
  if (!parts) throw notFound('id')
  return parts
}

/**
 * An order by id or code, or by the id of one of its packages.
 * @throws AppError `not_found`.
 */
export const getOrder = async (
  db: Reader,
  actor: Asking,
  idOrCode: string,
): Promise<PurchaseOrder> => presentOrder(await getParts(db, actor, idOrCode), actor)

/** The same for its vendor. @throws AppError `not_found`. */
export const getVendorOrder = async (
  db: Reader,
  requester: Requester<VendorScope>,
  idOrCode: string,
): Promise<VendorOrder> => presentVendorOrder(await getParts(db, requester, idOrCode))

/**
 * Where its vendor finds the goods: of the products as they are today, unlike all else of an order.
 * @throws AppError `not_found`.
 */
export async function getStorages(
  db: Reader,
  requester: Requester<VendorScope>,
  idOrCode: string,
): Promise<Record<string, string>> {
  const { items } = await getParts(db, requester, idOrCode)
  const products = [...items.values()].flatMap((own) => own.map((item) => item.product_id))
  return listStorages(db, requester.scope, products)
}

/** What became of each line of an order, by id or code. @throws AppError `not_found`. */
export async function getLedger(
  db: Reader,
  requester: Requester<OrderScope>,
  idOrCode: string,
): Promise<LedgerLine[]> {
  const parts = await getParts(db, requester, idOrCode)
  const { buyer_id, id } = parts.order
  return presentLedger(parts, await listLedger(db, buyerScope(buyer_id), id))
}
