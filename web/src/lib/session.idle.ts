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

export type Limit = 'none' | 'warning' | 'idle' | 'lifetime'

/** What the clock says of a session: Spec 1 §4, 10 hours in all, 1 hour without activity. */
export function limitOf(times: { signedInAt: number; activeAt: number; now: number }): Limit {
  const { signedInAt, activeAt, now } = times
  if (now - signedInAt >= SESSION_LIFETIME_SECONDS * 1000) return 'lifetime'
  const idle = now - activeAt
  if (idle >= IDLE_LOGOUT) return 'idle'
  return idle >= IDLE_LOGOUT - IDLE_WARNING ? 'warning' : 'none'
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
