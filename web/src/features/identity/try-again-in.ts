import { linkTexts } from '@pasok/domain/identity/identity.links.texts'
import type { Text, Values } from '@pasok/domain/kernel/texts'

/** From here on minutes are what people count in. */
const LONG_SECONDS = 90

/** What was refused, and when it works again. */
export function tryAgainIn(message: string, seconds: number): [Text, Values] {
  if (seconds < LONG_SECONDS) return [linkTexts.tryAgainIn, { message, seconds }]
  return [linkTexts.tryAgainInMinutes, { message, minutes: Math.ceil(seconds / 60) }]
}
