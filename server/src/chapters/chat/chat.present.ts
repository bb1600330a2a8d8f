import type { Conversation, Message, Quote } from '@pasok/domain/chat/chat.model'
import { quoteOf } from '@pasok/domain/chat/chat.quote'
import type { Requester } from '../../db/actor'
import type { Reader, Trx } from '../../db/db'
import { fileLinks } from '../files/links/file-links'
import { presentUpload } from '../files/files.queries'
import type { MessageRow } from './messages/messages.store'
import type { ChatScope, ListedConversation } from './chat.store'

/** Messages published to sockets contain no file links, because each sign-in requests its own. */
const NO_LINK = () => ''

/** Presents messages, with file links for the sign-in that requested them. */
export async function presentMessages(
  db: Reader | Trx,
  requester: Pick<Requester, 'signInId'> | undefined,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const hasFiles = rows.some(({ files }) => files.length > 0)
  const link = requester && hasFiles ? await fileLinks(db, requester) : NO_LINK
  return rows.map((row) => ({
    _id: row.id,
    conversation_id: row.conversation_id,
    seq: row.seq,
    ...partiesOf(row),
    from_user_id: row.from_auth_id,
    from_user_name: row.from_user_name,
    text: row.text,
    files: row.files.map((file) => presentUpload(file, link)),
    createdAt: row.created_at.toISOString(),
    read_by: Object.fromEntries(
      row.readers.map(({ auth_id, read_at }) => [auth_id, new Date(read_at).toISOString()]),
    ),
    readers: row.readers.map(({ auth_id, name, of_vendor, read_at }) => ({
      user_id: auth_id,
      name,
      company_id: of_vendor ? row.vendor_id : row.buyer_id,
      read_at: new Date(read_at).toISOString(),
    })),
    reply_to: presentQuote(row),
  }))
}

function presentQuote({ quoted, buyer_id, vendor_id }: MessageRow): Quote | null {
  if (!quoted) return null
  const { id, from_vendor, from_auth_id, file, ...others } = quoted
  return quoteOf({
    ...others,
    _id: id,
    from_company_id: from_vendor ? vendor_id : buyer_id,
    from_user_id: from_auth_id,
    files: file === null ? [] : [{ name: file }],
  })
}

function partiesOf({ buyer_id, buyer_name, vendor_id, vendor_name, from_vendor }: MessageRow) {
  const buyer = { id: buyer_id, name: buyer_name }
  const vendor = { id: vendor_id, name: vendor_name }
  const [from, to] = from_vendor ? [vendor, buyer] : [buyer, vendor]
  return {
    from_company_id: from.id,
    from_company_name: from.name,
    to_company_id: to.id,
    to_company_name: to.name,
  }
}

export function presentConversation(scope: ChatScope, row: ListedConversation): Conversation {
  const isBuyer = scope.kind === 'buyer'
  return {
    _id: row.id,
    company_id: isBuyer ? row.vendor_id : row.buyer_id,
    company_name: isBuyer ? row.vendor_name : row.buyer_name,
    logo: isBuyer && row.logo_url !== '' ? row.logo_url : null,
    last_seq: row.last_seq,
    last:
      row.text === null
        ? null
        : {
            text: row.text,
            files: Number(row.files),
            from_user_name: row.from_user_name ?? '',
            own: row.from_vendor !== isBuyer,
          },
    unread: row.unread,
    read_seq: row.read_seq,
    their_read_seq: row.their_read_seq ?? 0,
    updatedAt: row.updated_at.toISOString(),
  }
}
