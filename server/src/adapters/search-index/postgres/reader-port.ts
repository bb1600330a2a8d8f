import type { MessagePort, Worker } from 'node:worker_threads'
import {
  type FacetValueQuery,
  IndexAway,
  type SearchQuery,
  type SuggestionQuery,
} from '../../../ports/search-index'
import type { IndexReader } from './index-reader'
import type { SnapshotPlace } from './snapshot-file'

/** What a thread of the index is started with. */
export interface ThreadData {
  readonly databaseUrl: string
  readonly snapshots: SnapshotPlace | undefined
}

/** Searches as they pass a port. JSON is cheaper to send than the objects themselves. */
type Method = 'search' | 'searchFacet' | 'suggest'
interface Request {
  readonly id: number
  readonly method: Method
  readonly given: string
}
interface SentError {
  readonly name: string
  readonly message: string
  readonly code: string | undefined
}
type Reply = { readonly id: number } & ({ readonly result: string } | { readonly error: SentError })
const EXPIRE = 'expire'
type Sent = Request | typeof EXPIRE

/** A port of a channel, a thread, or a thread's port to its parent. */
type Port = MessagePort | Worker

function sentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { name: 'Error', message: String(error), code: undefined }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { name: error.name, message: error.message, code }
}

/** Callers tell errors apart by class and code. */
function receivedError({ name, message, code }: SentError): Error {
  if (name === 'IndexAway') return new IndexAway(new Error(message))
  return Object.assign(new Error(message), code !== undefined && { code })
}

/** Answers the searches that arrive at a port. */
export function serveReader(port: Port, reader: IndexReader): void {
  const answer = async (method: Method, given: string): Promise<unknown> => {
    if (method === 'search') return reader.search(JSON.parse(given) as SearchQuery[])
    if (method === 'searchFacet') return reader.searchFacet(JSON.parse(given) as FacetValueQuery)
    return reader.suggest(JSON.parse(given) as SuggestionQuery[])
  }
  port.on('message', (sent: Sent) => {
    if (sent === EXPIRE) return reader.expire()
    if (typeof sent === 'string') return
    const { id, method, given } = sent
    const send = (reply: Reply) => port.postMessage(reply, [])
    answer(method, given).then(
      (result) => send({ id, result: JSON.stringify(result) }),
      (error: unknown) => send({ id, error: sentError(error) }),
    )
  })
}

interface Waiting {
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

export interface ConnectedReader extends Omit<IndexReader, 'close'> {
  /** Rejects all searches that wait for an answer. */
  fail(error: Error): void
}

/** Sends searches to the reader at the other end of a port. */
export function connectReader(port: Port): ConnectedReader {
  const waiting = new Map<number, Waiting>()
  let last = 0
  const request = (method: Method, given: unknown) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      port.postMessage({ id, method, given: JSON.stringify(given) } satisfies Request, [])
    })
  port.on('message', (reply: Reply) => {
    const one = waiting.get(reply.id)
    waiting.delete(reply.id)
    if ('result' in reply) one?.resolve(JSON.parse(reply.result))
    else one?.reject(receivedError(reply.error))
  })
  return {
    search: (queries) => request('search', queries) as ReturnType<IndexReader['search']>,
    searchFacet: (query) => request('searchFacet', query) as ReturnType<IndexReader['searchFacet']>,
    suggest: (queries) => request('suggest', queries) as ReturnType<IndexReader['suggest']>,
    expire: () => port.postMessage(EXPIRE, []),
    fail(error) {
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    },
  }
}
