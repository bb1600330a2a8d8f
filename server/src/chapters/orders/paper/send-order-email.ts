import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, getFound } from '@pasok/domain/kernel/errors'
import { paperFileName } from '@pasok/domain/kernel/paper'
import { orderSendMail } from '@pasok/domain/orders/orders.mails'
import type { sendOrderEmail as sendOrderEmailContract } from '@pasok/domain/orders/orders.contract'
import { findRecipientProblem, recipientsOf } from '@pasok/domain/orders/paper/paper.rules'
import { PACKAGE_STATES, packageMachine } from '@pasok/domain/orders/orders.states'
import { isDeepStrictEqual } from 'node:util'
import { writeAudit } from '../../../db/audit'
import type { Db } from '../../../db/db'
import { newId } from '../../../db/ids'
import type { OrderMailJob } from '../../../db/job-map'
import { addJob } from '../../../db/jobs'
import { assertState, type BuyerWork } from '../../../db/move'
import { buyerScope } from '../../../db/scope'
import { printPaper } from '../../../http/print-paper'
import { postMails } from '../../../mail/post-mail'
import type { NewMail } from '../../../mail/render-mail'
import type { ObjectStore } from '../../../ports/object-store'
import type { PdfPort } from '../../../ports/pdf'
import { mailedFileLink } from '../../files/links/file-links'
import { insertUpload, markAttached, markStored } from '../../files/files.store'
import { newFileRow } from '../../files/uploads/store-upload'
import {
  findOrderMail,
  insertOrderMail,
  markMailStored,
  type OrderMail,
  lockOrder,
} from '../orders.store'
import { type PrintedOrder, readPaper } from './print-order'

/** @throws AppError `rule`. Runs before the PDF is rendered, so that an invalid request costs nothing. */
export function assertRecipients({
  emails,
}: Pick<BodyOf<typeof sendOrderEmailContract>, 'emails'>): void {
  const problem = findRecipientProblem(emails)
  if (problem) throw ruleError(problem.text, problem.values, 'emails')
}

/** Returns the PDF rendered before the lock, or renders it again when the order has changed since. */
async function printLocked(
  { trx }: BuyerWork,
  pdf: PdfPort,
  printed: PrintedOrder,
): Promise<Uint8Array> {
  const { paper } = await readPaper(trx, printed, printed.order._id)
  if (isDeepStrictEqual(paper, printed.paper)) return printed.content
  // Rendering under the lock is acceptable because it is rare and short.
  return printPaper(paper, { actor: printed.actor, pdf })
}

const PRINTED = PACKAGE_STATES.filter((state) => state !== 'Cancel')

/**
 * Stores the rendered PDF and queues the mail with its link, which is sent after the file is in the object
 * store.
 * 1. Locks the order and checks its state.
 * 2. Renders the PDF again if the order changed.
 * 3. Inserts the file, the mailing and the job.
 * 4. Writes the audit entry. @returns the number of recipients. @throws AppError `illegal_move` when the order
 *    was canceled meanwhile.
 */
export async function sendOrderEmail(
  work: BuyerWork,
  { emails, pdf }: { emails: readonly string[]; pdf: PdfPort },
  printed: PrintedOrder,
): Promise<number> {
  const { order, language } = printed
  const { trx, scope, actor } = work
  const locked = getFound(await lockOrder(trx, scope, order._id), 'id')
  const { id, buyer_id: buyerId, last_status: state, code } = locked
  await assertState(work, { id, buyerId, state, code }, PRINTED, 'order', packageMachine)
  const recipients = recipientsOf(emails)
  const content = Buffer.from(await printLocked(work, pdf, printed))
  const file = newFileRow(actor.userId, {
    prefix: 'emailPO',
    name: paperFileName(printed.paper),
    content,
    type: 'application/pdf',
  })
  await insertUpload(trx, scope, file)
  const mail = { id: newId(), order_id: id, file_id: file.id, recipients, language }
  await insertOrderMail(trx, scope, {
    ...mail,
    sender: actor.name,
    content,
  })
  await addJob(trx, 'mail-order', { buyerId, id: mail.id })
  await writeAudit(work, {
    action: 'order.send',
    subject: 'order',
    subjectId: id,
    after: { code, to: recipients },
  })
  return recipients.length
}

/**
 * Stores an order's PDF in the object store and queues the mails with its link, once: a repeated job does
 * nothing.
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
