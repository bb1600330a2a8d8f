import type { Language } from '@pasok/domain/kernel/texts'
import type { FoundOnly } from '@pasok/domain/kernel/shapes'
import type { UserStatus } from '@pasok/domain/team/team.model'
import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { newId } from '../../../db/ids'
import { containing } from '../../../db/like'
import type { VendorScope } from '../../../db/scope'

export const MEMBER_COLUMNS = [
  'id',
  'email',
  'full_name',
  'status',
  'is_owner',
  'language',
  'last_sign_in_at',
  'version',
] as const

/** Lists the vendor's users, the owner first, then by name; with a search text only the matching ones. */
export function listMemberRows(
  db: Reader | Trx,
  scope: VendorScope,
  { search, limit }: FoundOnly = {},
) {
  const pattern = containing(search ?? '')
  return db
    .selectFrom('users')
    .select(MEMBER_COLUMNS)
    .where('vendor_id', '=', scope.id)
    .$if(Boolean(search), (query) =>
      query.where((eb) =>
        eb.or([eb('full_name', 'ilike', pattern), eb('email', 'ilike', pattern)]),
      ),
    )
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .orderBy('is_owner', 'desc')
    .orderBy(sql`lower(full_name)`)
    .orderBy('id')
    .execute()
}
export type MemberRow = Awaited<ReturnType<typeof listMemberRows>>[number]

/** Locks the vendor's users until the transaction ends, then reads their current data. */
export async function lockMembers(trx: Trx, scope: VendorScope): Promise<MemberRow[]> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('vendor_id', '=', scope.id)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return listMemberRows(trx, scope)
}

interface NewMember {
  auth_id: string
  email: string
  full_name: string
  language: Language
}

/** Returns undefined when the email already exists, even by a concurrent request. */
export function insertMember(trx: Trx, scope: VendorScope, member: NewMember) {
  return trx
    .insertInto('users')
    .values({ ...member, id: newId(), flag: 'VENDOR', vendor_id: scope.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
}

export async function updateMember(
  trx: Trx,
  scope: VendorScope,
  id: string,
  columns: { full_name?: string; status?: UserStatus; is_owner?: boolean },
): Promise<void> {
  await trx
    .updateTable('users')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('vendor_id', '=', scope.id)
    .where('id', '=', id)
    .execute()
}
