import { StartError } from '../start-error'
import type { Db } from './db'

/** Returns whether the database contains a demo account. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const demo = await db
    .selectFrom('users')
    .select('id')
    .where('auth_id', 'like', 'demo|%')
    .limit(1)
    .executeTakeFirst()
  return demo !== undefined
}

/**
 * The passwords of demo accounts are publicly known. @throws StartError when the database of a production
 * server contains them.
 */
export async function assertNoDemoPasswords(db: Db): Promise<void> {
  if (await hasDemoAccounts(db))
    throw new StartError(
      'bad_setting',
      'This database holds demo accounts with a known password; production refuses to start on it. Use an empty database.',
    )
}
