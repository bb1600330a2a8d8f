import { isEmail } from '../../identity/identity.rules'
import type { Text } from '../../kernel/texts'
import { MAX_RECIPIENTS } from '../orders.constants'
import { orderPaperTexts } from './paper.texts'

/** Normalises recipients: trimmed and without duplicates, ignoring case. */
export function recipientsOf(typed: readonly string[]): string[] {
  const all = new Map(typed.map((one) => [one.trim().toLowerCase(), one.trim()]))
  return [...all.values()].filter((one) => one !== '')
}

/** Returns whether a text is a valid recipient of an order (Spec 2 §5). */
export const isRecipient = (typed: string): boolean => isEmail(typed.trim())

/** Returns the problem with the recipients of an order; undefined when they are valid. */
export function findRecipientProblem(
  typed: readonly string[],
): { text: Text; values?: { most: number } } | undefined {
  const recipients = recipientsOf(typed)
  if (recipients.length === 0) return { text: orderPaperTexts.nobody }
  if (!recipients.every(isRecipient)) return { text: orderPaperTexts.emailWrong }
  if (recipients.length > MAX_RECIPIENTS)
    return { text: orderPaperTexts.tooMany, values: { most: MAX_RECIPIENTS } }
  return undefined
}
