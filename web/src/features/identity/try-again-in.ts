import { linkTexts } from '@pasok/domain/identity/identity.links.texts'
import type { Text, Values } from '@pasok/domain/kernel/texts'

/** Seconds from which the waiting time is given in minutes. */
const LONG_SECONDS = 90

/** Returns the server's message with the waiting time. */
export function tryAgainIn(message: string, seconds: number): [Text, Values] {
  if (seconds < LONG_SECONDS) return [linkTexts.tryAgainIn, { message, seconds }]
  return [linkTexts.tryAgainInMinutes, { message, minutes: Math.ceil(seconds / 60) }]
}
