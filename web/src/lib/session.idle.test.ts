import { describe, expect, it } from 'vitest'
import {
  IDLE_LOGOUT_MS,
  IDLE_WARNING_MS,
  SESSION_LIFETIME_SECONDS,
} from '@pasok/domain/identity/identity.constants'
import { limitOf, secondsLeft } from './session.idle'

const start = Date.parse('2026-11-21T08:00:00+07:00')
const lifetime = SESSION_LIFETIME_SECONDS * 1000

describe('the limits of a session', () => {
  // proves 1.4.8 1.9.2 1.9.3
  it.each([
    ['at the sign-in', 0, 0, 'none'],
    ['before the warning', 0, IDLE_LOGOUT_MS - IDLE_WARNING_MS - 1, 'none'],
    ['in the last minute', 0, IDLE_LOGOUT_MS - IDLE_WARNING_MS, 'warning'],
    ['a moment before the hour', 0, IDLE_LOGOUT_MS - 1, 'warning'],
    ['after an hour without activity', 0, IDLE_LOGOUT_MS, 'idle'],
    ['a moment before 10 hours, at work', lifetime - 1000, lifetime - 1, 'none'],
    ['after 10 hours, at work', lifetime - 1000, lifetime, 'lifetime'],
    ['after 10 hours, idle too', 0, lifetime, 'lifetime'],
  ])('%s', (_, activeAfter, nowAfter, limit) => {
    const times = { signedInAt: start, activeAt: start + activeAfter, now: start + nowAfter }
    expect(limitOf(times)).toBe(limit)
  })

  it('counts the sign-in as activity when none is stored', () => {
    expect(limitOf({ signedInAt: start, activeAt: 0, now: start + 1000 })).toBe('none')
  })

  it('ends when the tokens do, if that is earlier', () => {
    const times = { signedInAt: start, activeAt: start + 7_199_000, now: start + 7_200_000 }
    expect(limitOf({ ...times, expiresInSeconds: 7200 })).toBe('lifetime')
    expect(limitOf({ ...times, expiresInSeconds: 86_400 })).toBe('none')
  })

  it('returns the seconds left, never below zero', () => {
    const at = (idle: number) => ({ signedInAt: start, activeAt: start, now: start + idle })
    expect(secondsLeft(at(IDLE_LOGOUT_MS - 59_001))).toBe(60)
    expect(secondsLeft(at(IDLE_LOGOUT_MS - 1))).toBe(1)
    expect(secondsLeft(at(IDLE_LOGOUT_MS + 5000))).toBe(0)
  })
})
