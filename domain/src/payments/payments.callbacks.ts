import { z } from 'zod'
import { GATEWAYS } from './payments.gateways'

/**
 * What a gateway's callback came to. Applied: its money paid its payment. Kept: it waits for the
 * provider's decision. Known: it had been told before. Moved: a payment was given its account, or has
 * ended. Nothing: all of it was so already. Not understood: it says nothing that we know of.
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

/** As the provider sees it. */
export const callbackShape = z.object({
  _id: z.string(),
  gateway: z.enum(GATEWAYS),
  received_at: z.string(),
  /** Null while it is still to be done. */
  done_at: z.string().nullable(),
  outcome: z.enum(CALLBACK_OUTCOMES).nullable(),
  /** How often it was tried without success, and what came of the last time. */
  tries: z.number(),
  last_error: z.string().nullable(),
  /** As it came, shortened. */
  body: z.string(),
})
export type GatewayCallback = z.output<typeof callbackShape>
