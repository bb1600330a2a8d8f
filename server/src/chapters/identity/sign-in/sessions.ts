import { ACTIVITY_RESOLUTION_SECONDS } from '@pasok/domain/identity/identity.constants'
import { failure } from '@pasok/domain/kernel/errors'
import type { Feature } from '@pasok/domain/kernel/features'
import { sql } from 'kysely'
import { type Actor, type BuyerActor, type Company, VISITOR } from '../../../db/actor'
import { databaseNow } from '../../../db/database-now'
import type { Db } from '../../../db/db'
import { ownerDecides } from '../../../db/self-approval'
import { onKey } from '../../../db/on-key'
import { ACCOUNT, buyerScope, PROVIDER, type Scope, vendorScope } from '../../../db/scope'
import { activeAt, endSignInOf, lastingSignIns, markActive, openSignIn } from '../../../db/sign-ins'
import type { Claims, IdentityProvider } from '../../../ports/identity-provider'
import type { Sessions } from '../../../ports/sessions'
import { markEmailVerified } from '../links/verify-email'
import type { Work } from '../../../db/work'

/**
 * Ends the current sign-in and all sign-ins for companies derived from it; their tokens are rejected from the
 * next request on. Ending a sign-in for a company ends only that one.
 */
export async function endSignIn(work: Work, because: string): Promise<void> {
  await endSignInOf(work.trx, work.actor.signInId, work.now, because)
}

/** Returns the features of a role: those of its default key, or its own list. */
type FeaturesOfRole = (role: {
  default_key: string | null
  features: readonly string[]
}) => ReadonlySet<Feature>

/**
 * Creates the session service. Each request reads the session from the database in one query; nothing is
 * cached.
 */
export function createSessions(
  db: Db,
  provider: Pick<IdentityProvider, 'findClaims'>,
  featuresOf: FeaturesOfRole,
): Sessions {
  const authenticate = async (claims: Claims | undefined, isBackground: boolean) => {
    const row = claims && (await findOrOpen(db, claims))
    if (!row) throw failure(await whyRefused(db, claims))
    if (!isBackground && row.idle_seconds > ACTIVITY_RESOLUTION_SECONDS)
      await markActive(db, [claims.signInId, row.parent_id])
    if (claims.verifiedEmail !== undefined && !row.email_verified_at)
      await believeIssuer(db, row.id, claims.verifiedEmail)
    return actorOf(row, claims, featuresOf)
  }
  return {
    authenticate: async (token, kind, isBackground) =>
      authenticate(await provider.findClaims(token, kind), isBackground),
    resume: (claims) => authenticate(claims, true),
  }
}

/** Only the owner of a valid token learns that the account was deactivated. */
async function whyRefused(db: Db, claims: Claims | undefined) {
  if (!claims) return 'unauthenticated'
  const user = await db
    .selectFrom('users')
    .select('status')
    .where('auth_id', '=', claims.authId)
    .executeTakeFirst()
  return user?.status === 'INACTIVE' ? 'deactivated' : 'unauthenticated'
}

/** An issuer's verification applies only to the email that the account has now. */
async function believeIssuer(db: Db, id: string, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const now = await databaseNow(trx)
    const work = { trx, scope: ACCOUNT, actor: VISITOR, now, requestId: null, address: null }
    return markEmailVerified(work, { id, email }, 'issuer')
  })
}

/** An issuer's sign-in is stored when it is first seen; an ended one is not reopened. */
async function findOrOpen(db: Db, claims: Claims) {
  const row = await findSession(db, claims)
  if (row || !claims.signedInAt) return row
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('auth_id', '=', claims.authId)
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!user) return undefined
  await openSignIn(db, { id: claims.signInId, userId: user.id, at: claims.signedInAt })
  return findSession(db, claims)
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>

const COLUMNS = [
  'users.id',
  'users.auth_id',
  'users.email',
  'users.full_name',
  'users.flag',
  'users.vendor_id',
  'users.is_owner',
  'users.is_super_admin',
  'users.first_time',
  'users.email_verified_at',
  'sign_ins.parent_id',
  'sign_ins.buyer_id as acting_for',
  'buyers.id as buyer_id',
  'buyers.company_code',
  'buyers.legal_name',
  'buyers.time_zone',
  'buyers.language',
  'buyers.verification_status',
  'roles.default_key',
  'roles.features',
] as const

function findSession(db: Db, claims: Claims) {
  return lastingSignIns(db)
    .leftJoin('buyers', (join) =>
      join.on('buyers.id', '=', sql<string>`coalesce(sign_ins.buyer_id, users.buyer_id)`),
    )
    .leftJoin('roles', onKey('roles.id', 'users.role_id'))
    .select(COLUMNS)
    .select(ownerDecides.as('owner_decides'))
    .select(sql<number>`extract(epoch from now() - ${activeAt})::float8`.as('idle_seconds'))
    .where('sign_ins.id', '=', claims.signInId)
    .where('users.auth_id', '=', claims.authId)
    .executeTakeFirst()
}

function scopeOf(row: SessionRow): Scope {
  if (row.flag === 'VENDOR' && row.vendor_id) return vendorScope(row.vendor_id)
  if (row.flag === 'PROVIDER') return PROVIDER
  if (row.flag === 'BUYER' && row.buyer_id) return buyerScope(row.buyer_id)
  return ACCOUNT
}

function actorOf(row: SessionRow, claims: Claims, featuresOf: FeaturesOfRole): Actor {
  const company = companyOf(row)
  const own: Actor = {
    userId: row.id,
    authId: row.auth_id,
    signInId: claims.signInId,
    email: row.email,
    name: row.full_name,
    flag: row.flag,
    scope: scopeOf(row),
    isOwner: row.is_owner,
    maySelfApprove: row.is_owner && row.owner_decides,
    isFirstTime: row.first_time,
    isVerified: row.verification_status === 'VERIFIED',
    isSuperAdmin: row.is_super_admin,
    features: featuresOf({ default_key: row.default_key, features: row.features ?? [] }),
    ...(company && { company }),
  }
  if (row.acting_for === null) return own
  if (!company) throw new Error(`Sign-in ${claims.signInId} belongs to no company.`)
  const features = featuresOf({ default_key: 'owner', features: [] })
  return actingFor({ ...own, maySelfApprove: row.owner_decides }, company, features)
}

/** Returns the user's company, or the company for which a super admin acts. */
const companyOf = (row: SessionRow): Company | undefined =>
  row.buyer_id === null
    ? undefined
    : {
        id: row.buyer_id,
        code: row.company_code ?? '',
        name: row.legal_name ?? '',
        timeZone: row.time_zone ?? '',
        language: row.language ?? 'en',
      }

/** Returns the actor of a super admin acting for a company, with exactly its owner's features. */
export const actingFor = (
  actor: Actor,
  company: Company,
  ownersFeatures: Actor['features'],
): BuyerActor => ({
  ...actor,
  scope: buyerScope(company.id),
  isOwner: true,
  isFirstTime: false,
  isVerified: true,
  actingFor: company.id,
  features: ownersFeatures,
  company,
})
