import { StartError } from '../start-error'
import type { Db } from './db'

/** Whether somebody of the demo has an account here. */
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
 * Demo accounts have a password that everybody knows.
 * @throws StartError when a production start finds them in its database.
 */
export async function assertNoDemoPasswords(db: Db): Promise<void> {
  if (await hasDemoAccounts(db))
    throw new StartError(
      'bad_setting',
      'This database holds demo accounts with a known password; production refuses to start on it. Use an empty database.',
    )
}
