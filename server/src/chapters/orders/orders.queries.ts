import { notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import type { OrderActor } from '@pasok/domain/orders/orders.abilities'
import type { LedgerLine, PurchaseOrder, VendorOrder } from '@pasok/domain/orders/orders.model'
import type { Reader } from '../../db/db'
import { listLedger } from '../../db/ledger'
import { buyerScope, type BuyerScope, type VendorScope } from '../../db/scope'
import { listOrderParts } from './orders.parts'
import { presentOrder, presentVendorOrder, type OrderParts } from './orders.present'
import { presentLedger } from './orders.present-ledger'
import { findOrderId, type OrderScope } from './orders.store'

type Asking = OrderActor & { scope: BuyerScope }

async function getParts(db: Reader, scope: OrderScope, idOrCode: string): Promise<OrderParts> {
  const id = await findOrderId(db, scope, isId(idOrCode) ? { id: idOrCode } : { code: idOrCode })
  const [parts] = id === undefined ? [] : await listOrderParts(db, scope, [id])
  if (!parts) throw notFound('id')
  return parts
}

/**
 * An order by id or code.
 * @throws AppError `not_found`.
 */
export const getOrder = async (
  db: Reader,
  actor: Asking,
  idOrCode: string,
): Promise<PurchaseOrder> => presentOrder(await getParts(db, actor.scope, idOrCode), actor)

/** The same for its vendor. @throws AppError `not_found`. */
export const getVendorOrder = async (
  db: Reader,
  scope: VendorScope,
  idOrCode: string,
): Promise<VendorOrder> => presentVendorOrder(await getParts(db, scope, idOrCode))

/** What became of each line of an order, by id or code. @throws AppError `not_found`. */
export async function getLedger(
  db: Reader,
  scope: OrderScope,
  idOrCode: string,
): Promise<LedgerLine[]> {
  const parts = await getParts(db, scope, idOrCode)
  const { buyer_id, id } = parts.order
  return presentLedger(parts, await listLedger(db, buyerScope(buyer_id), id))
}
