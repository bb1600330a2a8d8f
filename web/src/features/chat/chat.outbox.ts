import type { Message, Quote } from '@pasok/domain/chat/chat.model'
import { storedKeys, readStored, removeStored, writeStored } from '../../lib/browser-storage'
import { createStore } from '../../lib/store'
import { writtenKey } from '../../lib/written'

/** A message that the server has not confirmed yet. */
export interface OutMessage {
  /** The message's own: sent twice, it is one message. */
  id: string
  conversation_id: string
  to_company_id: string
  /** None in those that were kept before it was. */
  to_company_name?: string
  text: string
  files: Message['files']
  /** The message that this one answers. */
  reply_to?: Quote
  /** ISO time. */
  createdAt: string
  /** Why the server won't have it; it is not sent again by itself. */
  refused?: string
}

export const OUTBOX = 'outbox'

/** Whose messages: they outlive a reload, and are nobody else's (`ownerKeyOf`). */
const prefixOf = (owner: string) => writtenKey(owner, OUTBOX)
/** One key each, so that tabs don't write over each other. */
const keyOf = (owner: string, { id }: Pick<OutMessage, 'id'>) => prefixOf(owner) + id

let owner: string | null = null

/** Of the person who is signed in, in the order in which they were written. */
export const outboxStore = createStore<readonly OutMessage[]>([])

const isText = (value: unknown): value is string => typeof value === 'string'

function isOutMessage(value: unknown): value is OutMessage {
  if (typeof value !== 'object' || value === null) return false
  const { id, conversation_id, to_company_id, text, files, createdAt } = value as Record<
    string,
    unknown
  >
  return [id, conversation_id, to_company_id, text, createdAt].every(isText) && Array.isArray(files)
}

function read(key: string): OutMessage | undefined {
  try {
    const value: unknown = JSON.parse(readStored(key) ?? 'null')
    return isOutMessage(value) ? value : undefined
  } catch {
    return undefined
  }
}

const inOrder = (messages: readonly OutMessage[]): readonly OutMessage[] =>
  [...messages].sort((one, other) => one.createdAt.localeCompare(other.createdAt))

const without = (id: string) => outboxStore.get().filter((one) => one.id !== id)

/** Takes up what this person had not got rid of. */
export function openOutbox(next: string | null): void {
  if (next === owner) return
  owner = next
  const keys = next === null ? [] : storedKeys().filter((key) => key.startsWith(prefixOf(next)))
  outboxStore.set(inOrder(keys.flatMap((key) => read(key) ?? [])))
}

let lastWritten = 0

/** A time of its own for each, as their order hangs on it. */
export function writtenNow(): string {
  lastWritten = Math.max(Date.now(), lastWritten + 1)
  return new Date(lastWritten).toISOString()
}

/** Keeps a message, new or changed, until it is dropped. */
export function keepOut(message: OutMessage): void {
  if (owner === null) return
  writeStored(keyOf(owner, message), JSON.stringify(message))
  outboxStore.set(inOrder([...without(message.id), message]))
}

/** It has arrived, or is given up. */
export function dropOut(id: string): void {
  if (owner !== null) removeStored(keyOf(owner, { id }))
  const rest = without(id)
  if (rest.length < outboxStore.get().length) outboxStore.set(rest)
}

/** Another tab has kept or dropped one. */
export function onStored({ key }: Pick<StorageEvent, 'key'>): void {
  if (owner === null || !key?.startsWith(prefixOf(owner))) return
  const message = read(key)
  const id = key.slice(prefixOf(owner).length)
  outboxStore.set(message ? inOrder([...without(id), message]) : without(id))
}
