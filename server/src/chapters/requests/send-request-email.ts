import { rupiah } from '@pasok/domain/kernel/figures'
import { ruleError, failure } from '@pasok/domain/kernel/errors'
import type { Language } from '@pasok/domain/kernel/texts'
import { paperFileName } from '@pasok/domain/kernel/paper'
import { isOwnRequest } from '@pasok/domain/requests/requests.abilities'
import { ownRequestToDecideMail, requestToDecideMail } from '@pasok/domain/requests/requests.mails'
import type { PurchaseRequest } from '@pasok/domain/requests/requests.model'
import { paperOf } from '@pasok/domain/requests/paper/paper'
import { requestPdfTexts } from '@pasok/domain/requests/paper/pdf.texts'
import type { BuyerActor } from '../../db/actor'
import { writeAudit } from '../../db/audit'
import type { Reader } from '../../db/db'
import type { BuyerWork } from '../../db/move'
import { printPaper } from '../../http/print-paper'
import { storeMailFile, postMails } from '../../mail/post-mail'
import type { NewMail } from '../../mail/render-mail'
import type { PdfPort } from '../../ports/pdf'
import { listUsersWith, type PermittedUser } from '../team/roles/users-with-feature'
import { lockRequestById, assertCan } from './move-request'
import { getRequest } from './requests.queries'
import { listContributors } from './requests.store'

/** The recipients, and the PDF in each of their languages. */
interface Prepared {
  request: PurchaseRequest
  to: readonly PermittedUser[]
  files: readonly { language: Language; content: Uint8Array }[]
}

/**
 * Renders the PDF once per language before the transaction, because it is slow. For a request that cannot be
 * sent, nothing is rendered.
 */
export async function prepareRequestEmail(
  { db, actor, pdf }: { db: Reader; actor: BuyerActor; pdf: PdfPort },
  idOrCode: string,
): Promise<Prepared> {
  const request = await getRequest(db, actor, idOrCode)
  if (request.lastStatus !== 'Submit') return { request, to: [], files: [] }
  const contributors =
    (await listContributors(db, actor.scope, [request._id])).get(request._id) ?? []
  const deciders = await listUsersWith(db, actor.scope, 'requests.decide')
  const to = deciders.filter((decider) => !isOwnRequest(decider, { contributors }))
  const { timeZone } = actor.company
  const languages = [...new Set(to.map(({ language }) => language))]
  const files = await Promise.all(
    languages.map(async (language) => ({
      language,
      content: await printPaper(paperOf(request, { language, timeZone }), { actor, pdf }),
    })),
  )
  return { request, to, files }
}

/**
 * Mails a submitted request's PDF to the users who may approve it.
 * 1. Locks the request and checks its state.
 * 2. Stores each file and queues its mails.
 * 3. Writes the audit entry. @returns the number of recipients. @throws AppError `illegal_move` when the
 *    request is not submitted; `conflict` when it was submitted after the files were prepared; `rule` when no
 *    user may approve it.
 */
export async function sendRequestEmail(
  work: BuyerWork,
  { request, to, files }: Prepared,
): Promise<number> {
  const record = await lockRequestById(work, request._id)
  await assertCan(work, record, 'send')
  if (request.lastStatus !== 'Submit') throw failure('conflict')
  if (to.length === 0) throw ruleError(requestPdfTexts.nobody)
  const { userId, name } = work.actor
  const sender = { name, isAuthor: userId === record.created_by }
  for (const { language, content } of files) {
    const fileId = await storeMailFile(work.trx, {
      name: paperFileName({ title: request.code_pr }),
      mediaType: 'application/pdf',
      content,
    })
    const mails = to
      .filter((one) => one.language === language)
      .map((decider) => mailOf(request, decider, { sender, fileId }))
    await postMails(work.trx, mails)
  }
  await writeAudit(work, {
    action: 'request.send',
    subject: 'request',
    subjectId: request._id,
    after: { code: request.code_pr, to: to.map(({ email }) => email) },
  })
  return to.length
}

const mailOf = (
  request: PurchaseRequest,
  { email, name, language }: PermittedUser,
  { sender, fileId }: { sender: { name: string; isAuthor: boolean }; fileId: string },
): NewMail => ({
  kind: 'request-to-decide',
  to: { email, name },
  language,
  words: sender.isAuthor ? ownRequestToDecideMail : requestToDecideMail,
  values: {
    name,
    sender: sender.name,
    code: request.code_pr,
    author: request.createdBy,
    total: rupiah(request.total),
  },
  path: `/dashboard/purchase-requests?page=detail&id=${request.code_pr}`,
  fileId,
})
