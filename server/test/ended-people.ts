import { signOut } from '@pasok/domain/identity/identity.contract'
import { actForCompany } from '@pasok/domain/team/team.provider.contract'
import { personOf, type Api, type Person } from './api'
import { SUPER_ADMIN } from './callers'
import { companyId, emailOf, userId } from './company'

/** Allows the super admin to act for the company. */
export async function mayActFor(api: Api, company: string): Promise<void> {
  const row = { user_id: userId(SUPER_ADMIN), buyer_id: companyId(company) }
  await api.db.insertInto('super_admin_companies').values(row).execute()
}

/** Signs the super admin in for a company, in a new session. */
export async function actFor(api: Api, company: string): Promise<Person> {
  const admin = await api.signIn(SUPER_ADMIN)
  const params = { id: `test|${emailOf('owner', company)}` }
  return personOf(api.server, SUPER_ADMIN, await admin.must(actForCompany, { params }))
}

/** Returns users whose tokens are no longer valid, by how their session ended. */
export async function endedPeople(api: Api): Promise<{ how: string; person: Person }[]> {
  const signedOut = await api.signIn('owner@maju.test')
  await signedOut.must(signOut, {})
  const [late, idle] = [await api.signIn('owner@maju.test'), await api.signIn('owner@maju.test')]
  await api.pool.query(
    "update sign_ins set expires_at = now() - interval '1 second' where id = $1",
    [signInOf(late)],
  )
  await api.pool.query("update sign_ins set active_at = now() - interval '1 day' where id = $1", [
    signInOf(idle),
  ])
  await mayActFor(api, 'lain')
  const acting = await actFor(api, 'lain')
  await api.pool.query('delete from super_admin_companies where buyer_id = $1', [companyId('lain')])
  return [
    { how: 'of who signed out', person: signedOut },
    { how: 'of a session that is over', person: late },
    { how: 'of a session without activity', person: idle },
    { how: 'of a super admin who may not act for the company any more', person: acting },
  ]
}

const partsOf = (token: string) => token.replace(/^Bearer /, '').split('.')

function claimsOf(token: string): Record<string, unknown> {
  const claims: unknown = JSON.parse(Buffer.from(partsOf(token)[1] ?? '', 'base64url').toString())
  if (typeof claims !== 'object' || claims === null) throw new Error('no claims')
  return { ...claims }
}

const signInOf = ({ access }: Person) => claimsOf(access)['sid']

/** Returns a token with another user's claims and the original signature. */
export function forgedOf(token: string): string {
  const [head = '', , signature = ''] = partsOf(token)
  const claims = { ...claimsOf(token), sub: 'test|provider@pasok.test' }
  const payload = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${head}.${payload}.${signature}`
}
