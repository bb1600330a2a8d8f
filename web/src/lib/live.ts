import type { LiveChange, LiveTopic } from '@pasok/domain/notifications/notifications.live'
import { useEffect, useEffectEvent } from 'react'
import { call } from './api'
import { ApiError } from './api-error'
import { connectionStore } from './connection'
import { ownerKeyOf, type SignedIn } from './session.kinds'
import { sessionStore } from './session.store'
import { onSocket, socketStore } from './socket'

/** Documents that changed; null when nobody can tell any more: whatever is followed may have. */
export type LiveNews = readonly LiveChange[] | null
type Listener = (news: LiveNews) => void

/**
 * Ms between two looks: in sight, in a tab behind others, and at most: when looking fails, and while
 * the socket tells when to look.
 */
export const LOOK_EVERY = 3_000
export const LOOK_HIDDEN = 30_000
export const LOOK_AT_MOST = 60_000
/** The least, however much changes. */
export const LOOK_AT_LEAST = 200

const listeners = new Set<{ topics: ReadonlySet<LiveTopic>; tell: Listener }>()

let timer: ReturnType<typeof setTimeout> | undefined
let looking: AbortController | undefined
let failures = 0
let lookedAt = -Infinity
/** Something changed, and wasn't looked at yet. */
let isDue = false
/** How far was read, and whose changes they were. */
let read: { owner: string; cursor: string } | undefined

/** Somebody of a company, or of the platform: others have no documents. */
function findFollower(): SignedIn | null {
  const signedIn = sessionStore.get()
  return signedIn?.kind === 'buyer' || signedIn?.flag !== 'BUYER' ? signedIn : null
}

function tellAll(news: LiveNews): void {
  for (const { topics, tell } of Array.from(listeners)) {
    const wanted = news && news.filter(({ topic }) => topics.has(topic))
    if (wanted === null || wanted.length > 0) tell(wanted)
  }
}

/** Asks what changed since the last time, and tells it on. */
async function ask(owner: string, signal: AbortSignal): Promise<void> {
  const after = read?.owner === owner ? read.cursor : undefined
  try {
    const query = { after }
    const told = await call('listChanges', { query, signal, background: true })
    if (signal.aborted) return
    read = { owner, cursor: told.cursor }
    tellAll(told.reset ? null : told.changes)
  } catch (error) {
    // The server knows nothing of such a cursor: from now on, and as if everything had changed.
    if (error instanceof ApiError && error.status === 400 && after !== undefined) {
      read = undefined
      tellAll(null)
    }
    throw error
  }
}

function calmPause(): number {
  const isHidden = document.visibilityState === 'hidden'
  if (isDue) return isHidden ? LOOK_HIDDEN : LOOK_AT_LEAST
  if (socketStore.get() === 'connected') return LOOK_AT_MOST
  return isHidden ? LOOK_HIDDEN : LOOK_EVERY
}

function pause(error?: unknown): number {
  const calm = error === undefined ? calmPause() : LOOK_EVERY
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0
  return Math.max(Math.min(calm * 2 ** failures, Math.max(calm, LOOK_AT_MOST)), asked)
}

function plan(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void look(), ms)
}

async function look(): Promise<void> {
  clearTimeout(timer)
  const follower = findFollower()
  if (!follower || looking) return
  const own = new AbortController()
  looking = own
  isDue = false
  lookedAt = Date.now()
  const error = await ask(ownerKeyOf(follower), own.signal).then(
    () => undefined,
    (reason: unknown) => reason ?? new Error('unknown'),
  )
  if (looking !== own) return
  looking = undefined
  failures = error === undefined ? 0 : failures + 1
  plan(pause(error))
}

/** Stops; what is under way is told to nobody. */
function rest(): void {
  clearTimeout(timer)
  looking?.abort()
  looking = undefined
  failures = 0
}

let owner: string | null = null

/** Begins, goes on as somebody else, or ends with the session. */
function onSession(): void {
  const follower = findFollower()
  const now = follower && ownerKeyOf(follower)
  if (now === owner) return
  owner = now
  rest()
  if (now !== null) void look()
}

/** When the next look comes, by what is known now. */
function planAnew(): void {
  if (!looking) plan(Math.max(0, pause() - (Date.now() - lookedAt)))
}

/** The server has told that something changed, or may have: what is under way may not show it. */
function lookSoon(): void {
  isDue = true
  if (failures === 0) planAnew()
}

function onConnection(): void {
  if (connectionStore.get() !== 'connected' || failures === 0) return
  failures = 0
  if (!looking) plan(0)
}

let end: (() => void) | undefined

function begin(): () => void {
  const ends = [
    sessionStore.subscribe(onSession),
    connectionStore.subscribe(onConnection),
    socketStore.subscribe(planAnew),
    onSocket('changed', lookSoon),
    onSocket('resync', lookSoon),
  ]
  // Who comes back to the tab sees what happened meanwhile, not half a minute later.
  document.addEventListener('visibilitychange', planAnew)
  onSession()
  return () => {
    for (const one of ends) one()
    document.removeEventListener('visibilitychange', planAnew)
    owner = null
    rest()
  }
}

/**
 * Tells whenever documents of these topics changed, whoever changed them, as long as somebody is
 * signed in. How the news comes is nobody's business but this file's: one question after the other
 * for the whole tab, none while nobody listens. @returns a way to stop.
 */
export function followChanges(topics: readonly LiveTopic[], tell: Listener): () => void {
  const listener = { topics: new Set(topics), tell }
  listeners.add(listener)
  end ??= begin()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    end?.()
    end = undefined
  }
}

/** The same for as long as a piece of the screen stands; `topics` is one list, made once. */
export function useLiveChanges(topics: readonly LiveTopic[], onNews: Listener): void {
  const tell = useEffectEvent(onNews)
  useEffect(() => followChanges(topics, (news) => tell(news)), [topics])
}
