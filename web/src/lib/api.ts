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

/**
 * Whether an input part may be omitted because it has no required fields. An empty shape accepts any key and no
 * value.
 */
type IsOptional<Value> = undefined extends Value
  ? true
  : string extends keyof Value
    ? true
    : Partial<Value> extends Value
      ? true
      : false

type Part<Name extends string, Value> =
  IsOptional<Value> extends true ? { [Key in Name]?: Value | undefined } : { [Key in Name]: Value }

/** Name of an endpoint's contract. */
export type CallName = keyof Calls

/** Response data of an endpoint. */
export type Answer<Name extends CallName> = AnswerOf<Calls[Name]>
export type Body<Name extends CallName> = BodyIn<Calls[Name]>
export type Query<Name extends CallName> = QueryIn<Calls[Name]>

/** Input of an endpoint: the parts that its contract requires. */
export type CallInput<Name extends CallName> = Part<'params', ParamsIn<Calls[Name]>> &
  Part<'query', Query<Name>> &
  Part<'body', Body<Name>> & {
    signal?: AbortSignal | undefined
    /**
     * True for requests made by the screen itself, which do not count as user activity (`docs/domain.md` §4).
     */
    background?: boolean
    /** Pass the same key to make a retry safe; by default every request has its own. */
    idempotencyKey?: string
    /** The browser completes the request even if the page is closed. */
    keepalive?: boolean
    /** Used instead of the session's token: before there is a session, or for a super admin's own sign-in. */
    token?: string
  }

/** Untyped input, for use within this file. */
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

/** Timeout in seconds. */
export const PATIENCE_SECONDS = 30

/** Milliseconds without a response after which the connection is checked. */
const DOUBT_MS = 5_000

/**
 * Milliseconds after the user's last activity from which reads count as background requests, for example those
 * caused by live updates (`lib/live`).
 */
const AT_WORK_MS = 60_000

const isBackground = (name: CallName, { background = false }: LooseInput): boolean =>
  background || (CALLS[name][0] === 'GET' && Date.now() - lastActivity() > AT_WORK_MS)

/** Time of the last request that the server counts as user activity, in milliseconds since 1970. */
let lastOwnCall = 0
export const lastOwnCallAt = (): number => lastOwnCall

/** Number of 403 responses; each may mean that the user's permissions have changed. */
export const refusedStore = createStore(0)

/** Random key. Replaces `crypto.randomUUID`, which is missing on plain HTTP outside localhost. */
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
  const doubt = setTimeout(suspectConnection, DOUBT_MS)
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

/** Side effects of a failure: checks the connection, counts refusals, ends the session. */
export function handleFailure(failure: ApiError, token: string | null): void {
  if (failure.status === 503) suspectConnection()
  if (failure.status === 403) refusedStore.set(refusedStore.get() + 1)
  // Only if the session still has the refused token: another tab may have signed in meanwhile.
  const session = sessionStore.get()
  if (failure.status === 401 && session && token !== null && tokensOf(session).includes(token))
    endSession(failure.code === 'deactivated' ? 'deactivated' : 'refused')
}

async function request(name: CallName, input: LooseInput): Promise<Reply> {
  const token = input.token ?? tokenOf(name)
  const response = await send(name, input, token, AbortSignal.timeout(PATIENCE_SECONDS * 1000))
  const { reply, failure } = await readReply(response)
  if (!failure) return reply
  handleFailure(failure, token)
  throw failure
}

/** Sends a request and returns its data. @throws ApiError with the server's message. A 401 ends the session. */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<Answer<Name>> {
  return (await request(name, input)).data as Answer<Name>
}

/** Requests a page of a list, with the total count or the fact that there are more rows. */
export async function callPage<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<{ rows: Answer<Name>; count: number; more: boolean }> {
  const { data, count, more } = await request(name, input)
  return { rows: data as Answer<Name>, count: count ?? 0, more }
}

/** Sends a request and returns its data with the server's message for the user. */
export async function callReply<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<{ data: Answer<Name>; message: string; count: number | undefined }> {
  const { data, message, count } = await request(name, input)
  return { data: data as Answer<Name>, message, count }
}

/**
 * Returns the query key of a request. The endpoint's name comes first, so that all its queries can be
 * invalidated together.
 */
export function queryKey<Name extends CallName>(
  name: Name,
  input?: Pick<CallInput<Name>, 'params' | 'query'>,
): readonly unknown[] {
  const { params, query }: LooseInput = input ?? {}
  return input === undefined ? [name] : [name, { params, query }]
}
