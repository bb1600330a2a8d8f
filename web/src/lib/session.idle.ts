import {
  IDLE_LOGOUT,
  IDLE_WARNING,
  SESSION_LIFETIME_SECONDS,
} from '@pasok/domain/identity/identity.constants'
import { readStored, writeStored } from './browser-storage'

/** Shared by all tabs: the last sign of life in any of them, ms since 1970. */
const ACTIVITY = 'pasok.activity'
/** Not written more often than this; ms. */
const ACTIVITY_STEP = 5_000

type Limit = 'none' | 'warning' | 'idle' | 'lifetime'

export interface Times {
  /** Milliseconds since 1970, all three. */
  signedInAt: number
  activeAt: number
  now: number
  /** What the provider granted, where it is less than the product's own limit. */
  expiresInSeconds?: number
}

/** What the clock says of a session: Spec 1 §4, 10 hours in all, 1 hour without activity. */
export function limitOf({ signedInAt, activeAt, now, expiresInSeconds }: Times): Limit {
  const lifetime = Math.min(SESSION_LIFETIME_SECONDS, expiresInSeconds ?? SESSION_LIFETIME_SECONDS)
  if (now - signedInAt >= lifetime * 1000) return 'lifetime'
  // Signing in is a sign of life, also where the other ones could not be kept.
  const idle = now - Math.max(activeAt, signedInAt)
  if (idle >= IDLE_LOGOUT) return 'idle'
  return idle >= IDLE_LOGOUT - IDLE_WARNING ? 'warning' : 'none'
}

/** Whole seconds until the idle logout. */
export function secondsLeft({ signedInAt, activeAt, now }: Times): number {
  const idle = now - Math.max(activeAt, signedInAt)
  return Math.max(0, Math.ceil((IDLE_LOGOUT - idle) / 1000))
}

let noted = 0

/** When somebody last did something in any tab. */
export function lastActivity(): number {
  const stored = Number(readStored(ACTIVITY) ?? 0)
  return Math.max(noted, Number.isFinite(stored) ? stored : 0)
}

/** The person did something. */
export function markActivity(now: number = Date.now()): void {
  if (now - noted < ACTIVITY_STEP) return
  noted = now
  writeStored(ACTIVITY, String(now))
}
