import type { Work } from '../../db/work'

/**
 * Ends the caller's own sign-in, and those for companies that were made of it: their tokens are
 * refused from the next call on. Ending one for a company ends that one alone.
 */
export async function endSignIn(work: Work, because: string): Promise<void> {
  const { signInId } = work.actor
  await work.trx
    .updateTable('sign_ins')
    .set({ ended_at: work.now, ended_because: because })
    .where((eb) => eb.or([eb('id', '=', signInId), eb('parent_id', '=', signInId)]))
    .where('ended_at', 'is', null)
    .execute()
}
