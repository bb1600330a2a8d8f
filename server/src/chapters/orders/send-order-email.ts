import { isDeepStrictEqual } from 'node:util'
import { broken, getFound } from '@pasok/domain/kernel/errors'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { paperFileName } from '@pasok/domain/kernel/paper'
import type { sendOrderEmail as contract } from '@pasok/domain/orders/orders.paper.contract'
import { findRecipientProblem, recipientsOf } from '@pasok/domain/orders/orders.paper.rules'
import { packageMachine, PACKAGE_STATES } from '@pasok/domain/orders/orders.states'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import { addJob } from '../../db/jobs'
import { assertState, type BuyerWork } from '../../db/move'
import { printPaper } from '../../http/print-paper'
import type { PdfPort } from '../../ports/pdf'
import { newFileRow } from '../files/keep-upload'
import { insertUpload } from '../files/files.store'
import { insertOrderMail } from './orders.mails.store'
import { lockOrder } from './orders.store'
import { readPaper, type PrintedOrder } from './print-order'

/** @throws AppError `rule`: before anything is made for nobody. */
export function assertRecipients({ emails }: Pick<BodyOf<typeof contract>, 'emails'>): void {
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
