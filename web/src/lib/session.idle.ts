import {
  IDLE_LOGOUT_MS,
  IDLE_WARNING_MS,
  SESSION_LIFETIME_SECONDS,
} from '@pasok/domain/identity/identity.constants'
import { readStored, writeStored } from './browser-storage'

/** Time of the last activity in any tab, in milliseconds since 1970. */
const ACTIVITY = 'pasok.activity'
/** Minimum time between writes, in milliseconds. */
const ACTIVITY_STEP_MS = 5_000

type Limit = 'none' | 'warning' | 'idle' | 'lifetime'

export interface Times {
  /** All three in milliseconds since 1970. */
  signedInAt: number
  activeAt: number
  now: number
  /** Lifetime granted by the identity provider, if shorter than the app's own limit. */
  expiresInSeconds?: number
}

/** Returns the limit that a session has reached (Spec 1 §4): 10 hours in total, 1 hour without activity. */
export function limitOf({ signedInAt, activeAt, now, expiresInSeconds }: Times): Limit {
  const lifetime = Math.min(SESSION_LIFETIME_SECONDS, expiresInSeconds ?? SESSION_LIFETIME_SECONDS)
  if (now - signedInAt >= lifetime * 1000) return 'lifetime'
  // Signing in counts as activity, even when the storage is blocked.
  const idle = now - Math.max(activeAt, signedInAt)
  if (idle >= IDLE_LOGOUT_MS) return 'idle'
  return idle >= IDLE_LOGOUT_MS - IDLE_WARNING_MS ? 'warning' : 'none'
}

/** Returns the whole seconds before the idle logout. */
export function secondsLeft({ signedInAt, activeAt, now }: Times): number {
  const idle = now - Math.max(activeAt, signedInAt)
  return Math.max(0, Math.ceil((IDLE_LOGOUT_MS - idle) / 1000))
}

let noted = 0

/** Returns the time of the last activity in any tab. */
export function lastActivity(): number {
  const stored = Number(readStored(ACTIVITY) ?? 0)
  return Math.max(noted, Number.isFinite(stored) ? stored : 0)
}

export function markActivity(now: number = Date.now()): void {
  if (now - noted < ACTIVITY_STEP_MS) return
  noted = now
  writeStored(ACTIVITY, String(now))
}
