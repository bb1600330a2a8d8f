import { endSignInOf } from '../../../db/sign-ins'
import type { Work } from '../../../db/work'

/**
 * Ends the caller's own sign-in, and those for companies that were made of it: their tokens are
 * refused from the next call on. Ending one for a company ends that one alone.
 */
export async function endSignIn(work: Work, because: string): Promise<void> {
  await endSignInOf(work.trx, work.actor.signInId, work.now, because)
}
