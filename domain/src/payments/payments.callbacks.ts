import { z } from 'zod'
import { GATEWAYS } from './payments.constants'

/**
 * The result of a gateway's callback. Applied: the money paid its payment. `Kept`: the money waits
 * for the provider's decision. Known: the callback was a repetition. Moved: a payment got its
 * account, or ended. Nothing: no change was necessary. Not understood: the content is unknown.
 */
export const CALLBACK_OUTCOMES = [
  'Applied',
  'Kept',
  'Known',
  'Moved',
  'Nothing',
  'Not understood',
] as const
export type CallbackOutcome = (typeof CALLBACK_OUTCOMES)[number]

export const callbackShape = z.object({
  _id: z.string(),
  gateway: z.enum(GATEWAYS),
  received_at: z.string(),
  /** Null until it has been processed. */
  done_at: z.string().nullable(),
  outcome: z.enum(CALLBACK_OUTCOMES).nullable(),
  /** Number of failed attempts, and the error of the last one. */
  tries: z.number(),
  last_error: z.string().nullable(),
  /** The received body, shortened. */
  body: z.string(),
})
export type GatewayCallback = z.output<typeof callbackShape>
