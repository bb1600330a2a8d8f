import { failure } from '@pasok/domain/kernel/errors'
import { wordsOfState } from '@pasok/domain/kernel/machine'
import type { Language } from '@pasok/domain/kernel/texts'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { hasPaper, orderPaper } from '@pasok/domain/orders/orders.paper'
import type { BuyerActor } from '../../db/actor'
import type { Reader } from '../../db/db'
import type { PdfPort } from '../../ports/pdf'
import { printPaper } from '../requests/requests.pdf'
import { getOrder } from './orders.queries'

/** An order as it is printed, and in which language. */
export interface PrintedOrder {
  order: PurchaseOrder
  language: Language
  content: Uint8Array
}

/**
 * Makes the PDF of an order, by id or code, as it stands at this moment: what takes long is done
 * outside of any transaction.
 * @throws AppError `not_found`; `illegal_move` for one that is canceled whole; `unavailable`.
 */
export async function printOrder(
  db: Reader,
  { actor, pdf, language }: { actor: BuyerActor; pdf: PdfPort; language: Language },
  idOrCode: string,
): Promise<PrintedOrder> {
  const order = await getOrder(db, actor, idOrCode)
  if (!hasPaper(order))
    throw failure('illegal_move', { values: { status: wordsOfState(order.lastStatus) } })
  const { timeZone } = actor.company
  const paper = orderPaper(order, { language, timeZone }, new Date())
  return { order, language, content: await printPaper(paper, { actor, pdf }) }
}
