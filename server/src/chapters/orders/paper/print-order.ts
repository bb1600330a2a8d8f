import { notIn } from '@pasok/domain/kernel/moves'
import type { Paper } from '@pasok/domain/kernel/paper'
import type { Language } from '@pasok/domain/kernel/texts'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderPaper } from '@pasok/domain/orders/paper/paper'
import { hasPaper } from '@pasok/domain/orders/orders.rules'
import type { BuyerActor } from '../../../db/actor'
import { databaseNow } from '../../../db/database-now'
import type { Reader, Snapshot } from '../../../db/db'
import { printPaper } from '../../../http/print-paper'
import type { PdfPort } from '../../../ports/pdf'
import { getOrder } from '../orders.queries'

interface Printing {
  actor: BuyerActor
  language: Language
  printedAt: Date
}

export interface PrintedOrder extends Printing {
  order: PurchaseOrder
  paper: Paper
  content: Uint8Array
}

/**
 * Returns the content of an order's printed document. @throws AppError `not_found`; `illegal_move` when the
 * whole order is canceled.
 */
export async function readPaper(
  db: Reader,
  { actor, language, printedAt }: Printing,
  idOrCode: string,
): Promise<Pick<PrintedOrder, 'order' | 'paper'>> {
  const order = await getOrder(db, actor, idOrCode)
  if (!hasPaper(order)) throw notIn('order', order.code_po, order.lastStatus)
  const { timeZone } = actor.company
  return { order, paper: orderPaper(order, { language, timeZone }, printedAt) }
}

/**
 * Renders the PDF of an order, by id or code, in its current state. The slow rendering runs outside any
 * transaction. @throws AppError like `readPaper`; `unavailable`.
 */
export async function printOrder(
  snapshot: Snapshot,
  { actor, pdf, language }: { actor: BuyerActor; pdf: PdfPort; language: Language },
  idOrCode: string,
): Promise<PrintedOrder> {
  const read = await snapshot(async (db) => {
    const printing = { actor, language, printedAt: await databaseNow(db) }
    return { ...printing, ...(await readPaper(db, printing, idOrCode)) }
  })
  return { ...read, content: await printPaper(read.paper, { actor, pdf }) }
}
