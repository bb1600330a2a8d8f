import { chatErrors } from '@pasok/domain/chat/chat.errors'
import type { Message } from '@pasok/domain/chat/chat.model'
import type { msgTo } from '@pasok/domain/chat/chat.socket'
import { cleanName } from '@pasok/domain/kernel/clean-name'
import { ruleError, failure, notFound } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { fileErrors } from '@pasok/domain/files/files.errors'
import type { z } from 'zod'
import { writeAudit } from '../../../db/audit'
import type { Trx } from '../../../db/db'
import { newId } from '../../../db/ids'
import { messageNotice } from '../../../db/signals'
import type { Work } from '../../../db/work'
import { attachUploads, findOwnUpload } from '../../files/uploads/attach-upload'
import { findMessage, insertMessage, type MessageRow, type QuotedRow } from './messages.store'
import { presentMessages } from '../chat.present'
import { lockConversation, type ChatScope, type ConversationRow } from '../chat.store'
import { ensureConversation } from '../conversations/open-conversation'

type Body = z.output<(typeof msgTo)['body']>

/**
 * Saves a message and publishes it to every process.
 * Sequence numbers are assigned under a lock, so concurrent senders wait. A repeated request with the same id
 * and content returns the saved message. @throws AppError `not_found` for an unknown or unrelated company, and
 * for a reply to a message of another conversation; `rule` for an empty message or files that the user did not
 * upload; `idempotency_mismatch` when another message has the id.
 */
export async function sendMessage(work: Work<ChatScope>, body: Body): Promise<Message> {
  const { trx, scope } = work
  if (body.files.length === 0 && cleanName(body.text) === '')
    throw ruleError(chatErrors.nothingSaid, {}, 'text')
  const conversation = await lockOrOpenConversation(work, body.to_company_id)
  const files = await lockFiles(work, body.files)
  const id = (body._id ?? newId()).toLowerCase()
  const quoted = await findQuoted(work, conversation, body.reply_to)
  const row = nextMessage(work, conversation, { id, text: body.text, files, quoted })
  if (!(await insertMessage(trx, scope, row, await noticeOf(trx, row))))
    return presentSame(work, body, row)
  await attachUploads(trx, scope, body.files, 'files')
  await auditActing(work, row)
  return presentOne(work, row)
}

async function noticeOf(trx: Trx, row: MessageRow): Promise<string> {
  const [message] = await presentMessages(trx, undefined, [row])
  return messageNotice({
    buyerId: row.buyer_id,
    vendorId: row.vendor_id,
    conversationId: row.conversation_id,
    seq: row.seq,
    ...(message && { message }),
  })
}

async function presentOne({ trx, actor }: Work<ChatScope>, row: MessageRow): Promise<Message> {
  const [message] = await presentMessages(trx, actor, [row])
  if (!message) throw new Error('The message that was just saved does not exist.')
  return message
}

/** Locks the conversation with a company until the message is saved, creating it if necessary. */
async function lockOrOpenConversation(
  work: Work<ChatScope>,
  otherId: string,
): Promise<ConversationRow> {
  const { trx, scope } = work
  if (!isId(otherId)) throw notFound('to_company_id')
  const existing = await lockConversation(trx, scope, otherId)
  if (existing) return existing
  await ensureConversation(work, otherId, 'to_company_id')
  const opened = await lockConversation(trx, scope, otherId)
  if (!opened) throw new Error('The conversation that was just opened does not exist.')
  return opened
}

/**
 * Returns the message to which a reply refers. @throws AppError `not_found` when it does not exist in this
 * conversation.
 */
async function findQuoted(
  { trx, scope }: Work<ChatScope>,
  conversation: ConversationRow,
  id: string | undefined,
): Promise<QuotedRow | null> {
  if (id === undefined) return null
  const found = await findMessage(trx, scope, conversation.buyer_id, id)
  if (found?.conversation_id !== conversation.id)
    throw failure('not_found', { text: chatErrors.quotedMissing, path: 'reply_to' })
  const { seq, from_vendor, from_auth_id, from_user_name, text, files } = found
  const file = files[0]?.name ?? null
  return { id: found.id, seq, from_vendor, from_auth_id, from_user_name, text, file }
}

/**
 * Builds the next message. Its time is never before the previous message's, even if this process's clock is
 * slow.
 */
function nextMessage(
  { actor, scope, now }: Work<ChatScope>,
  conversation: ConversationRow,
  message: Pick<MessageRow, 'id' | 'text' | 'files' | 'quoted'>,
): MessageRow {
  const isVendor = scope.kind === 'vendor'
  const { buyer_id, vendor_id, buyer_name, vendor_name, last_seq, by_vendor } = conversation
  const isFirst = last_seq === 0
  return {
    buyer_id,
    conversation_id: conversation.id,
    seq: last_seq + 1,
    ...message,
    readers: [],
    reply_to_seq: message.quoted?.seq ?? null,
    from_vendor: isVendor,
    by_vendor: by_vendor + (isVendor ? 1 : 0),
    from_user_id: actor.userId,
    from_user_name: actor.name,
    created_at: isFirst || now > conversation.updated_at ? now : conversation.updated_at,
    vendor_id,
    from_auth_id: actor.authId,
    buyer_name,
    vendor_name,
  }
}

/**
 * Returns the saved message of a repeated request. @throws AppError `idempotency_mismatch` when the id belongs
 * to another message.
 */
async function presentSame(
  work: Work<ChatScope>,
  body: Body,
  { buyer_id, id }: MessageRow,
): Promise<Message> {
  const { trx, scope, actor } = work
  const before = await findMessage(trx, scope, buyer_id, id)
  const message = before && (await presentOne(work, before))
  const sent = body.files.map((one) => one.toLowerCase())
  const isSame =
    message?.from_user_id === actor.authId &&
    message.from_company_id === scope.id &&
    message.to_company_id === body.to_company_id.toLowerCase() &&
    message.text === body.text &&
    message.reply_to?._id === body.reply_to?.toLowerCase() &&
    JSON.stringify(message.files.map((file) => file.id)) === JSON.stringify(sent)
  if (!message || !isSame) throw failure('idempotency_mismatch', { text: chatErrors.otherMessage })
  return message
}

/**
 * Locks the user's own uploads until the message refers to them. @throws AppError `rule` for a file that does
 * not exist, belongs to another user or is listed twice.
 */
async function lockFiles(
  { trx, scope, actor }: Work<ChatScope>,
  ids: readonly string[],
): Promise<MessageRow['files']> {
  const attached: MessageRow['files'] = []
  for (const id of ids) {
    const file = await findOwnUpload(trx, scope, id, 'files')
    // Browser tabs of the previous release still upload with the prefix of their side.
    const isForChat = file.prefix === 'chat' || file.prefix === scope.kind
    const isOwn = isForChat && file.uploaded_by === actor.userId
    if (!isOwn || attached.some((one) => one.id === file.id))
      throw ruleError(fileErrors.unknownUpload, {}, 'files')
    attached.push(file)
  }
  return attached
}

/**
 * Messages need no audit entry, except when a super admin writes for a company: then the company's log records
 * it.
 */
async function auditActing(work: Work<ChatScope>, row: MessageRow): Promise<void> {
  if (work.actor.actingFor === undefined) return
  await writeAudit(work, {
    action: 'message.send',
    subject: 'conversation',
    subjectId: row.conversation_id,
    after: { company: row.vendor_name, files: row.files.length },
  })
}
