import { sql } from 'kysely'
import type { Db } from '../../../db/db'

/**
 * How the sandbox behaves. slow: it creates the account after the caller's timeout. cut: it creates the
 * account and drops the connection. failing: it fails with a server error and creates nothing. refusing: it
 * refuses to create the account. away: it answers no request at all.
 */
export const SANDBOX_TROUBLES = ['slow', 'cut', 'failing', 'refusing', 'away'] as const
type SandboxTrouble = (typeof SANDBOX_TROUBLES)[number]
export type SandboxBehaviour = 'well' | SandboxTrouble

/**
 * Sets the sandbox's behaviour. @param times the number of accounts it applies to; undefined: until it is
 * changed
 */
export async function setSandboxBehaviour(
  db: Db,
  how: SandboxBehaviour,
  times: number | null = null,
): Promise<void> {
  if (how === 'well') {
    await db.deleteFrom('sandbox_behaviour').execute()
    return
  }
  const row = { how, times_left: times }
  await db
    .insertInto('sandbox_behaviour')
    .values(row)
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet(row))
    .execute()
}

export async function sandboxBehaviour(db: Db): Promise<SandboxBehaviour> {
  const row = await db.selectFrom('sandbox_behaviour').select('how').executeTakeFirst()
  return row?.how ?? 'well'
}

/** Returns the behaviour for an account that is being created, and decreases its remaining count. */
export async function takeSandboxBehaviour(db: Db): Promise<SandboxBehaviour> {
  const last = await db
    .deleteFrom('sandbox_behaviour')
    .where('times_left', '=', 1)
    .returning('how')
    .executeTakeFirst()
  if (last) return last.how
  const row = await db
    .updateTable('sandbox_behaviour')
    .set({ times_left: sql<number>`times_left - 1` })
    .returning('how')
    .executeTakeFirst()
  return row?.how ?? 'well'
}
