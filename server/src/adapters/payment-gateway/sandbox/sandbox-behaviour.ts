import { sql } from 'kysely'
import type { Db } from '../../../db/db'

/**
 * How the sandbox answers. slow: it makes the account, too late for whoever asked; cut: it makes it, and
 * the connection ends; failing: it makes none, by a fault of its own; refusing: it will not make one;
 * away: neither that nor anything else is answered.
 */
export const SANDBOX_TROUBLES = ['slow', 'cut', 'failing', 'refusing', 'away'] as const
type SandboxTrouble = (typeof SANDBOX_TROUBLES)[number]
export type SandboxBehaviour = 'well' | SandboxTrouble

/** @param times so many accounts long; until it is changed unless said */
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

/** The same, for an account that is asked for now: one time less from here on. */
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
