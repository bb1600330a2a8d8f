import { isEmail } from '../identity/identity.rules'
import type { Text } from '../kernel/texts'
import { MOST_RECIPIENTS } from './orders.constants'
import { orderPaperTexts } from './orders.paper.texts'

/** Addresses as they are mailed to: without blanks around, each once, whatever its case. */
export function recipientsOf(typed: readonly string[]): string[] {
  const all = new Map(typed.map((one) => [one.trim().toLowerCase(), one.trim()]))
  return [...all.values()].filter((one) => one !== '')
}

/** True for what an order can be mailed to (Spec 2 §5). */
export const isRecipient = (typed: string): boolean => isEmail(typed.trim())

/** What is wrong with those whom an order is to be mailed to, if anything is. */
export function findRecipientProblem(
  typed: readonly string[],
): { text: Text; values?: { most: number } } | undefined {
  const recipients = recipientsOf(typed)
  if (recipients.length === 0) return { text: orderPaperTexts.nobody }
  if (!recipients.every(isRecipient)) return { text: orderPaperTexts.emailWrong }
  if (recipients.length > MOST_RECIPIENTS)
    return { text: orderPaperTexts.tooMany, values: { most: MOST_RECIPIENTS } }
  return undefined
}
