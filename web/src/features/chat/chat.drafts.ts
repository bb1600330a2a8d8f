import type { Message, Quote } from '@pasok/domain/chat/chat.model'
import { readStored, removeStored, writeStored } from '../../lib/browser-storage'
import { createStore } from '../../lib/store'
import { unsentKey } from '../../lib/unsent-work'

export interface ChatDraft {
  text: string
  files: Message['files']
  reply?: Quote
}

export const NO_DRAFT: ChatDraft = { text: '', files: [] }

const keyOf = (owner: string, conversation: string) => unsentKey(owner, 'draft', conversation)

/** Increases whenever a draft changes. */
export const draftsStore = createStore(0)

function isDraft(value: unknown): value is ChatDraft {
  if (typeof value !== 'object' || value === null) return false
  const { text, files, reply } = value as Record<string, unknown>
  const isReply = reply === undefined || (typeof reply === 'object' && reply !== null)
  return typeof text === 'string' && Array.isArray(files) && isReply
}

export function readDraft(owner: string, conversation: string): ChatDraft {
  try {
    const value: unknown = JSON.parse(readStored(keyOf(owner, conversation)) ?? 'null')
    return isDraft(value) ? value : NO_DRAFT
  } catch {
    return NO_DRAFT
  }
}

export function writeDraft(owner: string, conversation: string, draft: ChatDraft): void {
  const key = keyOf(owner, conversation)
  if (draft.text.trim() === '' && draft.files.length === 0) removeStored(key)
  else writeStored(key, JSON.stringify(draft))
  draftsStore.set(draftsStore.get() + 1)
}
