import type {
  Answer as AnswerOf,
  BodyIn,
  ParamsIn,
  QueryIn,
  TokenKind,
} from '@pasok/domain/kernel/contract'
import { shellTexts } from '@pasok/domain/kernel/shell.texts'
import { ApiError } from './api-error'
import { CALLS, type Calls } from './calls'
import { suspectConnection } from './connection'
import { readReply, type Reply } from './api-reply'
import { languageStore } from './language'
import { lastActivity } from './session.idle'
import { tokensOf } from './session.kinds'
import { endSession, sessionStore } from './session.store'
import { noteServerTime } from './server-clock'
import { createStore } from './store'
import { tx } from './texts'

/** Nothing in it is required: the part may be left out. An empty shape has any key, and no value. */
type IsOptional<Value> = undefined extends Value
  ? true
  : string extends keyof Value
    ? true
    : Partial<Value> extends Value
      ? true
      : false

type Part<Name extends string, Value> =
  IsOptional<Value> extends true ? { [Key in Name]?: Value | undefined } : { [Key in Name]: Value }

/** A call by the name of its contract. */
export type CallName = keyof Calls

/** What a call answers. */
export type Answer<Name extends CallName> = AnswerOf<Calls[Name]>
/** The body that a call takes. */
export type Body<Name extends CallName> = BodyIn<Calls[Name]>
/** What a call is asked for in its address. */
export type Query<Name extends CallName> = QueryIn<Calls[Name]>

/** What a call is given: the parts that its contract asks for. */
export type CallInput<Name extends CallName> = Part<'params', ParamsIn<Calls[Name]>> &
  Part<'query', Query<Name>> &
  Part<'body', Body<Name>> & {
    signal?: AbortSignal | undefined
    /** Made by the screen itself, so no activity of the person (`docs/domain.md` §4). */
    background?: boolean
    /** Give one to make trying again safe; else each call has its own. */
    idempotencyKey?: string
    /** The browser completes the request even if the page is closed. */
    keepalive?: boolean
    /** Instead of the session's: while there is none yet, or of a super admin's own sign-in. */
    token?: string
  }

/** The same, as the inside of this file reads it. */
export interface LooseInput {
  params?: unknown
  query?: unknown
  body?: unknown
  signal?: AbortSignal | undefined
  background?: boolean
  idempotencyKey?: string
  keepalive?: boolean
  token?: string
}

/** Seconds after which an answer is no longer waited for. */
export const PATIENCE = 30

/** Ms after which it is looked up whether the server is there at all. */
const DOUBT = 5_000

/**
 * Ms after the last sign of life from which on whatever is read is read by the screen itself, as
 * when it follows what others do (`lib/live`).
 */
const AT_WORK = 60_000

const isBackground = (name: CallName, { background = false }: LooseInput): boolean =>
  background || (CALLS[name][0] === 'GET' && Date.now() - lastActivity() > AT_WORK)

/** When the person last made a call that counts as activity on the server; ms since 1970. */
let lastOwnCall = 0
export const lastOwnCallAt = (): number => lastOwnCall

/** How often the server has said that this person may not: their permissions may have changed. */
export const refusedStore = createStore(0)

/** Like `crypto.randomUUID`, which plain http on another host than localhost doesn't have. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

function addressOf(name: CallName, { params, query }: LooseInput): string {
  const values = new Map(entriesOf(params))
  const path = CALLS[name][1].replace(/:(\w+)/g, (_, param: string) => {
    const value = values.get(param)
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`${name}: no ${param}`)
    }
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [key, value] of entriesOf(query)) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one))
  }
  const text = search.toString()
  return `${path}${text && `?${text}`}`
}

export function tokenOf(name: CallName): string | null {
  const session = sessionStore.get()
  const kind: TokenKind = CALLS[name][2]
  if (kind === 'none') return null
  if (!session) {
    throw new ApiError({
      status: 401,
      code: 'unauthenticated',
      message: tx(shellTexts.signInFirst),
    })
  }
  return kind === 'id' ? session.id_token : session.access_token
}

function headersOf(name: CallName, input: LooseInput, token: string | null): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': languageStore.get(),
  })
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  if (CALLS[name][0] !== 'GET') {
    headers.set('Idempotency-Key', input.idempotencyKey ?? freshKey())
  }
  if (isBackground(name, input)) headers.set('X-Background', '1')
  if (input.body !== undefined) headers.set('Content-Type', 'application/json')
  return headers
}

export async function send(
  name: CallName,
  input: LooseInput,
  token: string | null,
  patience: AbortSignal,
): Promise<Response> {
  if (!isBackground(name, input)) lastOwnCall = Date.now()
  const doubt = setTimeout(suspectConnection, DOUBT)
  const sentAt = Date.now()
  try {
    const response = await fetch(addressOf(name, input), {
      method: CALLS[name][0],
      headers: headersOf(name, input, token),
      body: input.body === undefined ? null : JSON.stringify(input.body),
      keepalive: input.keepalive ?? false,
      signal: input.signal ? AbortSignal.any([input.signal, patience]) : patience,
    })
    noteServerTime(response.headers.get('Date'), sentAt, Date.now())
    return response
  } catch (reason) {
    if (input.signal?.aborted) throw reason
    suspectConnection()
    throw new ApiError({ status: 0, code: 'offline', message: tx(shellTexts.disconnected) })
  } finally {
    clearTimeout(doubt)
  }
}

/** What a refusal means beside the call: for the connection, what is shown, and the session. */
export function takeIn(failure: ApiError, token: string | null): void {
  if (failure.status === 503) suspectConnection()
  if (failure.status === 403) refusedStore.set(refusedStore.get() + 1)
  // Only if it is still this session that was refused: another tab may have signed in meanwhile.
  const session = sessionStore.get()
  if (failure.status === 401 && session && token !== null && tokensOf(session).includes(token))
    endSession(failure.code === 'deactivated' ? 'deactivated' : 'refused')
}

async function ask(name: CallName, input: LooseInput): Promise<Reply> {
  const token = input.token ?? tokenOf(name)
  const response = await send(name, input, token, AbortSignal.timeout(PATIENCE * 1000))
  const { reply, failure } = await readReply(response)
  if (!failure) return reply
  takeIn(failure, token)
  throw failure
}

/**
 * Makes a call and gives its data.
 * @throws ApiError with the server's message. A 401 ends the session.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Answer<Name>> {
  return (await ask(name, input)).data as Answer<Name>
}

/** A paged list with how many rows there are in all, or that there are more. */
export async function callPage<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<{ rows: Answer<Name>; count: number; more: boolean }> {
  const { data, count, more } = await ask(name, input)
  return { rows: data as Answer<Name>, count: count ?? 0, more }
}

/** A call whose message is shown to the person. */
export async function callReply<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<{ data: Answer<Name>; message: string; count: number | undefined }> {
  const { data, message, count } = await ask(name, input)
  return { data: data as Answer<Name>, message, count }
}

/** The key of a call in the query cache: its name first, so that all of its answers can be renewed. */
export function queryKey<Name extends CallName>(
  name: Name,
  input?: Pick<CallInput<Name>, 'params' | 'query'>,
): readonly unknown[] {
  const { params, query }: LooseInput = input ?? {}
  return input === undefined ? [name] : [name, { params, query }]
}
