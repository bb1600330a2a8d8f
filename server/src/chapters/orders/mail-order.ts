import { orderSendMail } from '@pasok/domain/orders/orders.mails'
import type { Db } from '../../db/db'
import type { OrderMailJob } from '../../db/job-map'
import { buyerScope } from '../../db/scope'
import { postMails } from '../../mail/post-mail'
import type { NewMail } from '../../mail/render-mail'
import type { ObjectStore } from '../../ports/object-store'
import { mailedFileLink } from '../files/file-links'
import { markAttached, markStored } from '../files/files.store'
import { findOrderMail, markMailStored, type OrderMail } from './orders.mails.store'

/**
 * Stores the PDF of an order, then writes the mails with the link to it, once: a job that is done
 * again finds them written.
 */
export async function mailOrder(
  db: Db,
  objects: ObjectStore,
  { buyerId, id }: OrderMailJob,
): Promise<void> {
  const scope = buyerScope(buyerId)
  const mail = await findOrderMail(db, scope, id)
  if (!mail?.content) return
  await objects.put(mail.object_key, mail.content, mail.media_type)
  await db.transaction().execute(async (trx) => {
    if (!(await markMailStored(trx, scope, id))) return
    await markStored(trx, scope, mail.file_id)
    await markAttached(trx, scope, [mail.file_id])
    const path = await mailedFileLink(trx, { id: mail.file_id, name: mail.file_name })
    await postMails(
      trx,
      mail.recipients.map((email) => mailTo(email, mail, path)),
    )
  })
}

const mailTo = (email: string, mail: OrderMail, path: string): NewMail => ({
  kind: 'order-send',
  to: { email, name: '' },
  language: mail.language,
  words: orderSendMail,
  values: {
    code: mail.code,
    sender: mail.sender,
    buyer: mail.buyer_name,
    vendor: mail.vendor_name,
  },
  path,
})
