import { endSignInOf } from '../../../db/sign-ins'
import type { Work } from '../../../db/work'

/**
 * Ends the current sign-in and all sign-ins for companies derived from it; their tokens are rejected from the
 * next request on. Ending a sign-in for a company ends only that one.
 */
export async function endSignIn(work: Work, because: string): Promise<void> {
  await endSignInOf(work.trx, work.actor.signInId, work.now, because)
}
