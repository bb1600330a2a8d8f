import { DEFAULT_ROLES, type DefaultRoleKey } from '@pasok/domain/team/team.default-roles'
import type { Insertable } from 'kysely'
import type { Trx } from '../../db/db'
import { newId } from '../../db/ids'
import type { Tables } from '../../db/tables'

type NewCompany = Omit<Insertable<Tables['buyers']>, 'id'>

const KEYS = Object.keys(DEFAULT_ROLES) as DefaultRoleKey[]

/** A buying company with its default roles, before anybody is in it. */
export async function createCompany(
  trx: Trx,
  company: NewCompany,
): Promise<{ id: string; roles: ReadonlyMap<DefaultRoleKey, string> }> {
  const id = newId()
  await trx
    .insertInto('buyers')
    .values({ ...company, id })
    .execute()
  const roles = new Map(KEYS.map((key) => [key, newId()]))
  await trx
    .insertInto('roles')
    .values(
      [...roles].map(([key, roleId]) => ({
        buyer_id: id,
        id: roleId,
        name: DEFAULT_ROLES[key].name,
        default_key: key,
        modules: [],
        features: [],
      })),
    )
    .execute()
  return { id, roles }
}
