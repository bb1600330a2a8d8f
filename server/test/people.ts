import { hash } from '@node-rs/argon2'
import type { Db, Trx } from '../src/db/db'
import { companyId, emailOf, nameOf, PASSWORD, roleId, userId } from './company'

interface NewUser {
  email: string
  flag: 'BUYER' | 'VENDOR' | 'PROVIDER'
  buyer_id?: string
  vendor_id?: string
  role_id?: string
  is_owner?: boolean
  is_super_admin?: boolean
  first_time?: boolean
}

let passwordHash: Promise<string> | undefined

/** Uses the lowest cost of argon2, because the duration is not tested. */
function cheapHash(): Promise<string> {
  passwordHash ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  return passwordHash
}

export async function addUsers(db: Db | Trx, users: readonly NewUser[]): Promise<void> {
  const rows = users.map((user) => ({
    ...user,
    id: userId(user.email),
    auth_id: `test|${user.email}`,
    full_name: nameOf(user.email),
  }))
  await db.insertInto('users').values(rows).execute()
  const password_hash = await cheapHash()
  await db
    .insertInto('credentials')
    .values(rows.map(({ auth_id }) => ({ auth_id, password_hash })))
    .execute()
}

/** Adds a custom role with these features, and a user with it. @returns the email. */
export async function addCustomRole(
  db: Db,
  company: string,
  name: string,
  features: readonly string[],
): Promise<string> {
  const buyer_id = companyId(company)
  const id = roleId(company, `custom ${name}`)
  await db
    .insertInto('roles')
    .values({ buyer_id, id, name, default_key: null, modules: [], features: [...features] })
    .execute()
  const email = emailOf(name, company)
  await addUsers(db, [{ email, flag: 'BUYER', buyer_id, role_id: id }])
  return email
}
