import type { Db } from '../../../db/db'
import { newId } from '../../../db/ids'
import { openSignIn } from '../../../db/sign-ins'
import type { Attempt, GrantResult } from '../../../ports/identity-provider'
import { beginTry, endRight, endWrong } from '../lockout'
import type { Tokens } from '../tokens'
import { isPassword } from './passwords'

/** The password grant: a right password makes a sign-in row, whose id stands in both tokens. */
export async function signIn(db: Db, tokens: Tokens, attempt: Attempt): Promise<GrantResult> {
  const pair = { email: attempt.email.trim().toLowerCase(), address: attempt.address }
  const seconds = await beginTry(db, pair)
  if (seconds > 0) return { kind: 'locked', seconds }
  const account = await findAccount(db, pair.email)
  if (!(await isPassword(attempt.password, account?.password_hash)) || !account) {
    await endWrong(db, pair)
    return { kind: 'wrong' }
  }
  await endRight(db, pair)
  if (account.status !== 'ACTIVE') return { kind: 'inactive' }
  const signedInAt = new Date()
  const signInId = newId()
  await openSignIn(db, { id: signInId, userId: account.id, at: signedInAt, from: attempt })
  const subject = {
    authId: account.auth_id,
    signInId,
    flag: account.flag,
    profile: {
      flag: account.flag,
      email: account.email,
      name: account.full_name,
      role: account.role_name ?? '',
      auth_id: account.auth_id,
      ...(account.is_super_admin && { super_admin: true }),
    },
  }
  return { kind: 'signed-in', tokens: await tokens.issue(subject, signedInAt) }
}

function findAccount(db: Db, email: string) {
  return db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.auth_id', 'users.auth_id')
    .leftJoin('roles', (join) =>
      join.onRef('roles.buyer_id', '=', 'users.buyer_id').onRef('roles.id', '=', 'users.role_id'),
    )
    .select([
      'users.id',
      'users.auth_id',
      'users.email',
      'users.full_name',
      'users.flag',
      'users.status',
      'users.is_super_admin',
      'credentials.password_hash',
      'roles.name as role_name',
    ])
    .where((eb) => eb(eb.fn('lower', ['users.email']), '=', email))
    .executeTakeFirst()
}
