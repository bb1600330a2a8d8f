import { LONGEST_MESSAGE } from '@pasok/domain/chat/chat.constants'
import type { Conversation, Message } from '@pasok/domain/chat/chat.model'
import { quoteOf } from '@pasok/domain/chat/chat.quote'
import { useRef, useState } from 'react'
import { freshUuid } from '../../lib/fresh-uuid'
import { NO_DRAFT, readDraft, writeDraft, type ChatDraft } from './chat.drafts'
import { keepOut, openOutbox, writtenNow } from './chat.outbox'
import { flushOutbox } from './chat.sender'
import { useAttachments } from './use-attachments'
import { useTypingSignal } from './use-typing-signal'

interface Options {
  conversation: Conversation
  owner: string
  /** A document that is written about. */
  about: string | undefined
  onSent: () => void
}

/** What was begun earlier; with the code of what is written about, where it isn't named yet. */
function beginning({ conversation, owner, about }: Options): ChatDraft {
  const draft = readDraft(owner, conversation._id)
  if (about === undefined || draft.text.includes(about)) return draft
  const before = draft.text.trim() === '' ? '' : `${draft.text.trimEnd()} `
  return { ...draft, text: `${before}${about} ` }
}

/** What is written in one conversation: kept until it is sent, in this browser. */
export function useComposer(options: Options) {
  const { conversation, owner, onSent } = options
  const { _id: id, company_id, company_name } = conversation
  const [draft, setDraft] = useState(() => beginning(options))
  const typing = useTypingSignal(company_id)
  // Two changes may come between two pictures: a letter, and a file that has arrived.
  const newest = useRef(draft)
  const change = (next: (before: ChatDraft) => ChatDraft) => {
    newest.current = next(newest.current)
    setDraft(newest.current)
    writeDraft(owner, id, newest.current)
  }
  // A small file arrives before a large one that was chosen first.
  const places = useRef(new Map<string, number>())
  const placeOf = (file: { id: string }) => places.current.get(file.id) ?? 0
  const attaching = useAttachments({
    kept: draft.files.length,
    onKept: (file, place) => {
      places.current.set(file.id, place)
      const inOrder = (files: ChatDraft['files']) =>
        [...files, file].sort((one, other) => placeOf(one) - placeOf(other))
      change((one) => ({ ...one, files: inOrder(one.files) }))
    },
  })
  const text = draft.text.trim()
  const over = text.length - LONGEST_MESSAGE
  const canSend = (text !== '' || draft.files.length > 0) && over <= 0 && !attaching.isBusy
  return {
    draft,
    attaching,
    over,
    canSend,
    type: (next: string) => {
      if (next.trim() !== '') typing.say()
      change((one) => ({ ...one, text: next }))
    },
    reply: (message: Message) => change((one) => ({ ...one, reply: quoteOf(message) })),
    cancelReply: () => change(({ reply: _, ...one }) => one),
    removeFile: (file: string) =>
      change((one) => ({ ...one, files: one.files.filter((kept) => kept.id !== file) })),
    send: () => {
      openOutbox(owner)
      keepOut({
        id: freshUuid(),
        conversation_id: id,
        to_company_id: company_id,
        to_company_name: company_name,
        text,
        files: draft.files,
        ...(draft.reply && { reply_to: draft.reply }),
        createdAt: writtenNow(),
      })
      change(() => NO_DRAFT)
      attaching.forget()
      typing.end()
      flushOutbox()
      onSent()
    },
  }
}
