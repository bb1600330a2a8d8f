import { sql } from 'kysely'
import type { Db } from '../../../db/db'
import { newId } from '../../../db/ids'
import type { IdentityProvider, SavePassword } from '../../../ports/identity-provider'
import type { Tokens } from '../tokens'
import { hashPassword } from './passwords'
import { signIn } from './sign-in'

/** Hashes first, so that no row is locked meanwhile. */
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

/** Passwords and sign-ins in our own database: nothing else is needed. */
export function createBuiltInProvider(db: Db, tokens: Tokens): IdentityProvider {
  return {
    ...tokens,
    grant: (attempt) => signIn(db, tokens, attempt),
    async signUp({ email, password }) {
      const taken = await db
        .selectFrom('users')
        .select('id')
        .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
        .executeTakeFirst()
      if (taken) return undefined
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
      const taken = new Set(rows.map(({ email }) => email))
      return emails.map((email) =>
        taken.has(email) ? undefined : { authId: `pasok|${newId()}`, save: async () => undefined },
      )
    },
    resets: { kind: 'by-link', hash },
  }
}
