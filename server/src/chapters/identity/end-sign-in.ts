import type { Work } from '../../db/work'

/** Ends the caller's own sign-in: both of its tokens are refused from the next call on. */
export async function endSignIn(work: Work, because: string): Promise<void> {
  await work.trx
    .updateTable('sign_ins')
    .set({ ended_at: work.now, ended_because: because })
    .where('id', '=', work.actor.signInId)
    .where('ended_at', 'is', null)
    .execute()
}
