import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken, getFound } from '@pasok/domain/kernel/errors'
import { paperFileName } from '@pasok/domain/kernel/paper'
import { orderSendMail } from '@pasok/domain/orders/orders.mails'
import type { sendOrderEmail as sendOrderEmailContract } from '@pasok/domain/orders/orders.contract'
import { findRecipientProblem, recipientsOf } from '@pasok/domain/orders/orders.paper.rules'
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
import { newFileRow } from '../../files/uploads/keep-upload'
import {
  findOrderMail,
  insertOrderMail,
  markMailStored,
  type OrderMail,
  lockOrder,
} from '../orders.store'
import { type PrintedOrder, readPaper } from './print-order'

/** @throws AppError `rule`: before anything is made for nobody. */
export function assertRecipients({
  emails,
}: Pick<BodyOf<typeof sendOrderEmailContract>, 'emails'>): void {
  const problem = findRecipientProblem(emails)
  if (problem) throw broken(problem.text, problem.values, 'emails')
}

/** What was printed before the order was locked; printed again, if it says something else by now. */
async function printHeld(
  { trx }: BuyerWork,
  pdf: PdfPort,
  printed: PrintedOrder,
): Promise<Uint8Array> {
  const { paper } = await readPaper(trx, printed, printed.order._id)
  if (isDeepStrictEqual(paper, printed.paper)) return printed.content
  // Rare, and soon done; until then nobody can change it again.
  return printPaper(paper, { actor: printed.actor, pdf })
}

const PRINTED = PACKAGE_STATES.filter((state) => state !== 'Cancel')

/**
 * Keeps the PDF that was made, and has the link to it mailed once it lies in the object store.
 * @returns to how many people.
 * @throws AppError `illegal_move` when the order was canceled meanwhile.
 */
export async function sendOrderEmail(
  work: BuyerWork,
  { emails, pdf }: { emails: readonly string[]; pdf: PdfPort },
  printed: PrintedOrder,
): Promise<number> {
  const { order, language } = printed
  const { trx, scope, actor } = work
  const held = getFound(await lockOrder(trx, scope, order._id), 'id')
  const { id, buyer_id: buyerId, last_status: state, code } = held
  await assertState(work, { id, buyerId, state, code }, PRINTED, 'order', packageMachine)
  const recipients = recipientsOf(emails)
  const content = Buffer.from(await printHeld(work, pdf, printed))
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
