import type { Message, Quote } from '@pasok/domain/chat/chat.model'
import { storedKeys, readStored, removeStored, writeStored } from '../../lib/browser-storage'
import { createStore } from '../../lib/store'
import { unsentKey } from '../../lib/unsent-work'

/** A message that the server has not confirmed yet. */
export interface OutMessage {
  /** The message's final id, so that sending it twice creates one message. */
  id: string
  conversation_id: string
  to_company_id: string
  /** Missing in messages stored by older releases. */
  to_company_name?: string
  text: string
  files: Message['files']
  reply_to?: Quote
  /** ISO time. */
  createdAt: string
  /** The server's reason for a refusal; such a message is not sent again automatically. */
  refused?: string
}

export const OUTBOX = 'outbox'

/** Prefix of the storage keys of one user (`ownerKeyOf`); unsent messages survive a reload. */
const prefixOf = (owner: string) => unsentKey(owner, OUTBOX)
/** One storage key per message, so that tabs do not overwrite each other's. */
const keyOf = (owner: string, { id }: Pick<OutMessage, 'id'>) => prefixOf(owner) + id

let owner: string | null = null

/** The signed-in user's unsent messages, in the order written. */
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

/** Loads the user's unsent messages. */
export function openOutbox(next: string | null): void {
  if (next === owner) return
  owner = next
  const keys = next === null ? [] : storedKeys().filter((key) => key.startsWith(prefixOf(next)))
  outboxStore.set(inOrder(keys.flatMap((key) => read(key) ?? [])))
}

let lastWritten = 0

/** Returns the current time, increased if necessary to be unique, because it determines the order. */
export function writtenNow(): string {
  lastWritten = Math.max(Date.now(), lastWritten + 1)
  return new Date(lastWritten).toISOString()
}

/** Stores a new or changed message until `dropOut`. */
export function saveToOutbox(message: OutMessage): void {
  if (owner === null) return
  writeStored(keyOf(owner, message), JSON.stringify(message))
  outboxStore.set(inOrder([...without(message.id), message]))
}

/** Removes a message that has arrived or was discarded. */
export function dropOut(id: string): void {
  if (owner !== null) removeStored(keyOf(owner, { id }))
  const rest = without(id)
  if (rest.length < outboxStore.get().length) outboxStore.set(rest)
}

export function onStored({ key }: Pick<StorageEvent, 'key'>): void {
  if (owner === null || !key?.startsWith(prefixOf(owner))) return
  const message = read(key)
  const id = key.slice(prefixOf(owner).length)
  outboxStore.set(message ? inOrder([...without(id), message]) : without(id))
}
