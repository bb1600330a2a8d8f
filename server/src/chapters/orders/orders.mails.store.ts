import type { Insertable } from 'kysely'
import type { Db, Trx } from '../../db/db'
import { onKey } from '../../db/on-key'
import type { BuyerScope } from '../../db/scope'
import type { Tables } from '../../db/tables'

export async function insertOrderMail(
  trx: Trx,
  scope: BuyerScope,
  mail: Omit<Insertable<Tables['order_mails']>, 'buyer_id'>,
): Promise<void> {
  await trx
    .insertInto('order_mails')
    .values({ ...mail, buyer_id: scope.id })
    .execute()
}

/** A mailing with the order that it is about and the file that it links to. */
export function findOrderMail(db: Db, scope: BuyerScope, id: string) {
  return db
    .selectFrom('order_mails as mail')
    .innerJoin('purchase_orders as orders', onKey('orders.id', 'mail.order_id'))
    .innerJoin('files', 'files.id', 'mail.file_id')
    .innerJoin('buyers', 'buyers.id', 'mail.buyer_id')
    .select(['mail.id', 'mail.file_id', 'mail.recipients', 'mail.language', 'mail.sender'])
    .select(['mail.content', 'files.name as file_name', 'files.object_key', 'files.media_type'])
    .select(['orders.code', 'orders.vendor_name', 'buyers.legal_name as buyer_name'])
    .where('mail.buyer_id', '=', scope.id)
    .where('mail.id', '=', id)
    .executeTakeFirst()
}
export type OrderMail = NonNullable<Awaited<ReturnType<typeof findOrderMail>>>

/** The object lies in the store. False when it was said before. */
export async function markMailStored(trx: Trx, scope: BuyerScope, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order_mails')
    .set({ content: null })
    .where('buyer_id', '=', scope.id)
    .where('id', '=', id)
    .where('content', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
