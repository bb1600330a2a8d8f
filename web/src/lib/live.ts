import type { LiveChange, LiveTopic } from '@pasok/domain/notifications/live/live'
import { useEffect, useEffectEvent } from 'react'
import { call } from './api'
import { ApiError } from './api-error'
import { connectionStore } from './connection'
import { ownerKeyOf, type SignedIn } from './session.kinds'
import { sessionStore } from './session.store'
import { onSocket, socketStore } from './socket'

/** The changed documents; null when unknown, so that any document may have changed. */
export type LiveNews = readonly LiveChange[] | null
type Listener = (news: LiveNews) => void

/**
 * Milliseconds between polls: in a visible tab, in a hidden tab, and the maximum, which applies after failures
 * and while the socket announces changes.
 */
export const POLL_MS = 3_000
export const POLL_HIDDEN_MS = 30_000
export const MAX_POLL_MS = 60_000
/** Minimum, however often changes are announced. */
export const MIN_POLL_MS = 200

const listeners = new Set<{ topics: ReadonlySet<LiveTopic>; notify: Listener }>()

let timer: ReturnType<typeof setTimeout> | undefined
let polling: AbortController | undefined
let failures = 0
let polledAt = -Infinity
/** True when an announced change has not been loaded yet. */
let isDue = false
/** Cursor after the last load, and the user it belongs to. */
let read: { owner: string; cursor: string } | undefined

/** Returns the signed-in user if there are documents to follow: users of a company, vendor or the platform. */
function findFollower(): SignedIn | null {
  const signedIn = sessionStore.get()
  return signedIn?.kind === 'buyer' || signedIn?.flag !== 'BUYER' ? signedIn : null
}

function notifyAll(news: LiveNews): void {
  for (const { topics, notify } of Array.from(listeners)) {
    const wanted = news && news.filter(({ topic }) => topics.has(topic))
    if (wanted === null || wanted.length > 0) notify(wanted)
  }
}

/** Loads the changes since the last poll and notifies the listeners. */
async function fetchChanges(owner: string, signal: AbortSignal): Promise<void> {
  const after = read?.owner === owner ? read.cursor : undefined
  try {
    const query = { after }
    const answer = await call('listChanges', { query, signal, background: true })
    if (signal.aborted) return
    read = { owner, cursor: answer.cursor }
    notifyAll(answer.reset ? null : answer.changes)
  } catch (error) {
    // The server rejects the cursor: starts again, and reports that anything may have changed.
    if (error instanceof ApiError && error.status === 400 && after !== undefined) {
      read = undefined
      notifyAll(null)
    }
    throw error
  }
}

function pauseAfterSuccess(): number {
  const isHidden = document.visibilityState === 'hidden'
  if (isDue) return isHidden ? POLL_HIDDEN_MS : MIN_POLL_MS
  if (socketStore.get() === 'connected') return MAX_POLL_MS
  return isHidden ? POLL_HIDDEN_MS : POLL_MS
}

function pause(error?: unknown): number {
  const base = error === undefined ? pauseAfterSuccess() : POLL_MS
  const retryAfterMs = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0
  return Math.max(Math.min(base * 2 ** failures, Math.max(base, MAX_POLL_MS)), retryAfterMs)
}

function plan(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void poll(), ms)
}

async function poll(): Promise<void> {
  clearTimeout(timer)
  const follower = findFollower()
  if (!follower || polling) return
  const own = new AbortController()
  polling = own
  isDue = false
  polledAt = Date.now()
  const error = await fetchChanges(ownerKeyOf(follower), own.signal).then(
    () => undefined,
    (reason: unknown) => reason ?? new Error('unknown'),
  )
  if (polling !== own) return
  polling = undefined
  failures = error === undefined ? 0 : failures + 1
  plan(pause(error))
}

/** Stops polling and ignores a running request. */
function pausePolling(): void {
  clearTimeout(timer)
  polling?.abort()
  polling = undefined
  failures = 0
}

let owner: string | null = null

/** Starts, restarts or stops polling when the session changes. */
function onSession(): void {
  const follower = findFollower()
  const now = follower && ownerKeyOf(follower)
  if (now === owner) return
  owner = now
  pausePolling()
  if (now !== null) void poll()
}

/** Schedules the next poll again with the current pause. */
function reschedule(): void {
  if (!polling) plan(Math.max(0, pause() - (Date.now() - polledAt)))
}

/** Polls soon after the server has announced a change; a running request may not include it. */
function pollSoon(): void {
  isDue = true
  if (failures === 0) reschedule()
}

function onConnection(): void {
  if (connectionStore.get() !== 'connected' || failures === 0) return
  failures = 0
  if (!polling) plan(0)
}

let stopPolling: (() => void) | undefined

function begin(): () => void {
  const unsubscribers = [
    sessionStore.subscribe(onSession),
    connectionStore.subscribe(onConnection),
    socketStore.subscribe(reschedule),
    onSocket('changed', pollSoon),
    onSocket('resync', pollSoon),
  ]
  // A user returning to the tab sees changes immediately.
  document.addEventListener('visibilitychange', reschedule)
  onSession()
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
    document.removeEventListener('visibilitychange', reschedule)
    owner = null
    pausePolling()
  }
}

/**
 * Calls `notify` when documents of these topics change, while a user is signed in. One polling loop serves the
 * whole tab and stops without listeners. @returns a function that ends the subscription.
 */
export function followChanges(topics: readonly LiveTopic[], notify: Listener): () => void {
  const listener = { topics: new Set(topics), notify }
  listeners.add(listener)
  stopPolling ??= begin()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopPolling?.()
    stopPolling = undefined
  }
}

/** Follows changes while the component is mounted. `topics` must be a stable array. */
export function useLiveChanges(topics: readonly LiveTopic[], onNews: Listener): void {
  const notify = useEffectEvent(onNews)
  useEffect(() => followChanges(topics, (news) => notify(news)), [topics])
}
