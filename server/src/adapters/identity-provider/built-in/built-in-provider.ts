import { placeOfAddress } from '@pasok/domain/kernel/place'
import { sql } from 'kysely'
import type { Db, Trx } from '../../../db/db'
import { newId } from '../../../db/ids'
import { onKey } from '../../../db/on-key'
import { writeSignIn } from '../../../db/sign-ins'
import type {
  Attempt,
  GrantResult,
  IdentityProvider,
  SavePassword,
} from '../../../ports/identity-provider'
import { beginTry, endRight, endWrong } from '../lockout'
import type { Tokens } from '../tokens'
import { hashPassword, isPassword } from './passwords'

/** Handles a password grant: a correct password creates a sign-in row, whose id is in both tokens. */
async function signIn(db: Db, tokens: Tokens, attempt: Attempt): Promise<GrantResult> {
  const pair = {
    email: attempt.email.trim().toLowerCase(),
    address: placeOfAddress(attempt.address),
  }
  const started = await beginTry(db, pair)
  if (started.seconds > 0) return { kind: 'locked', seconds: started.seconds }
  const account = await findAccount(db, pair.email)
  if (!(await isPassword(attempt.password, account?.password_hash)) || !account) {
    await endWrong(db, started)
    return { kind: 'wrong' }
  }
  const signInId = newId()
  const opened = await db.transaction().execute(async (trx) => {
    const outcome = await lockOutcome(trx, account)
    if (outcome === 'signed-in')
      await writeSignIn(trx, { id: signInId, userId: account.id, from: attempt })
    return outcome
  })
  if (opened === 'wrong') await endWrong(db, started)
  else await endRight(db, started)
  if (opened !== 'signed-in') return { kind: opened }
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
  const { authId } = subject
  return { kind: 'signed-in', tokens: await tokens.issue(subject, new Date()), authId }
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>

/**
 * Rechecks the account at the moment of sign-in and locks its row. Verifying the password takes time: if the
 * password was changed or the account deactivated meanwhile, the sign-in must fail.
 */
async function lockOutcome(
  trx: Trx,
  account: Account,
): Promise<'signed-in' | 'wrong' | 'inactive'> {
  const credentials = await trx
    .selectFrom('credentials')
    .select('password_hash')
    .where('auth_id', '=', account.auth_id)
    .forShare()
    .executeTakeFirst()
  const user = await trx
    .selectFrom('users')
    .select('status')
    .where('id', '=', account.id)
    .forUpdate()
    .executeTakeFirst()
  if (credentials?.password_hash !== account.password_hash) return 'wrong'
  return user?.status === 'ACTIVE' ? 'signed-in' : 'inactive'
}

function findAccount(db: Db, email: string) {
  return db
    .selectFrom('users')
    .innerJoin('credentials', 'credentials.auth_id', 'users.auth_id')
    .leftJoin('roles', onKey('roles.id', 'users.role_id'))
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

/** Hashes the password before the transaction, so that no row stays locked during the slow hashing. */
async function hash(password: string): Promise<SavePassword> {
  const password_hash = await hashPassword(password)
  return async (trx, { authId, email }) => {
    await trx
      .insertInto('credentials')
      .values({ auth_id: authId, password_hash })
      .onConflict((conflict) =>
        conflict.column('auth_id').doUpdateSet({ password_hash, changed_at: sql`now()` }),
      )
      .execute()
    await trx.deleteFrom('sign_in_failures').where('email', '=', email.toLowerCase()).execute()
    await trx.deleteFrom('sign_in_guesses').where('email', '=', email.toLowerCase()).execute()
  }
}

/** Creates an identity provider that stores passwords and sign-ins in the application's own database. */
export function createBuiltInProvider(db: Db, tokens: Tokens): IdentityProvider {
  return {
    ...tokens,
    grant: (attempt) => signIn(db, tokens, attempt),
    async signUp({ email, password }) {
      const existing = await db
        .selectFrom('users')
        .select('id')
        .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
        .executeTakeFirst()
      if (existing) return undefined
      const authId = `pasok|${newId()}`
      const save = password === undefined ? undefined : await hash(password)
      return { authId, save: async (trx) => save?.(trx, { authId, email }) }
    },
    async signUpAll(accounts) {
      if (accounts.length === 0) return []
      const emails = accounts.map(({ email }) => email.toLowerCase())
      const rows = await db
        .selectFrom('users')
        .select((eb) => eb.fn<string>('lower', ['email']).as('email'))
        .where((eb) => eb(eb.fn('lower', ['email']), 'in', emails))
        .execute()
      const used = new Set(rows.map(({ email }) => email))
      return emails.map((email) =>
        used.has(email) ? undefined : { authId: `pasok|${newId()}`, save: async () => undefined },
      )
    },
    resets: { kind: 'by-link', hash },
  }
}
