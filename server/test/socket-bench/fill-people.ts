import type pg from 'pg'
import { createSigningKeys } from '../../src/adapters/identity-provider/open-identity-provider'
import { createTokens } from '../../src/adapters/identity-provider/tokens'
import { createDb } from '../../src/db/db'
import { newId } from '../../src/db/ids'
import { openSignIn } from '../../src/db/sign-ins'

export interface SignedIn {
  companyId: string
  token: string
}

/** Copies a row with other values in some of its columns. */
export const COPY = (table: string, key: string) =>
  `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(one) || $2::jsonb)).*
   from ${table} one where ${key} = $1`

/** Creates companies like one of the demo, with signed-in users. */
export async function fillPeople(
  pool: pg.Pool,
  like: { id: string; email: string },
  { companies, each }: { companies: number; each: number },
): Promise<SignedIn[]> {
  const db = createDb(pool)
  const issue = await createTokens(createSigningKeys(db)).prepareIssue()
  const people: SignedIn[] = []
  for (let at = 0; at < companies; at += 1) {
    const [companyId, roleId] = [newId(), newId()]
    const code = `B${at}`
    await pool.query(COPY('buyers', 'one.id'), [
      like.id,
      { id: companyId, company_code: code, custom_code: code, legal_name: `PT Bench ${at}` },
    ])
    await pool.query(COPY('roles', "one.default_key = 'purchasing' and one.buyer_id"), [
      like.id,
      { id: roleId, buyer_id: companyId },
    ])
    for (let place = 0; place < each; place += 1) {
      const [userId, authId] = [newId(), `bench|${at}-${place}`]
      const email = `p${place}@b${at}.test`
      const own = { id: userId, auth_id: authId, email, buyer_id: companyId, role_id: roleId }
      await pool.query(COPY('users', 'one.email'), [like.email, { ...own, is_owner: false }])
      const [signInId, now] = [newId(), new Date()]
      await openSignIn(db, { id: signInId, userId, at: now })
      const profile = { auth_id: authId, email, name: email, role: '', flag: 'BUYER' } as const
      const subject = { authId, signInId, profile, flag: 'BUYER' } as const
      const { access_token: token } = await issue(subject, now)
      people.push({ companyId, token })
    }
  }
  return people
}
