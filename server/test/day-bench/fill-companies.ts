import type pg from 'pg'
import { createSigningKeys } from '../../src/adapters/identity-provider/open-identity-provider'
import { createTokens } from '../../src/adapters/identity-provider/tokens'
import { createDb } from '../../src/db/db'
import { newId } from '../../src/db/ids'
import { openSignIn } from '../../src/db/sign-ins'
import { COPY } from '../socket-bench/fill-people'

export interface Worker {
  access: string
  id: string
}

/** A company of the benchmark: a requester, a decider, and a delivery address. */
export interface WorkingCompany {
  companyId: string
  addressId: string
  requester: Worker
  decider: Worker
}

/** A product that is delivered to all companies. */
export interface Good {
  id: string
  slug: string
  vendorId: string
  minimum: number
}

export interface Day {
  companies: WorkingCompany[]
  goods: Good[]
  vendorId: string
  city: string
}

interface Like {
  id: string
  email: string
}

const ROLES = { requester: 'purchasing', decider: 'owner' } as const

/** Creates companies like one of the demo, each with a signed-in requester and decider. */
export async function fillCompanies(
  pool: pg.Pool,
  like: Like,
  count: number,
): Promise<WorkingCompany[]> {
  const db = createDb(pool)
  const issue = await createTokens(createSigningKeys(db)).prepareIssue()
  const signedIn = async (email: string, authId: string, userId: string): Promise<Worker> => {
    const [signInId, now] = [newId(), new Date()]
    await openSignIn(db, { id: signInId, userId, at: now })
    const profile = { auth_id: authId, email, name: email, role: '', flag: 'BUYER' } as const
    const tokens = await issue({ authId, signInId, profile, flag: 'BUYER' }, now)
    return { access: tokens.access_token, id: tokens.id_token }
  }
  const companies: WorkingCompany[] = []
  for (let at = 0; at < count; at += 1) {
    const [companyId, addressId] = [newId(), newId()]
    const own = { id: companyId, company_code: `D${at}`, custom_code: `D${at}` }
    await pool.query(COPY('buyers', 'one.id'), [like.id, { ...own, legal_name: `PT Day ${at}` }])
    await pool.query(COPY('addresses', 'one.is_default and one.buyer_id'), [
      like.id,
      { id: addressId, buyer_id: companyId },
    ])
    const person = async (role: keyof typeof ROLES): Promise<Worker> => {
      const [roleId, userId, authId] = [newId(), newId(), `day|${at}-${role}`]
      await pool.query(COPY('roles', `one.default_key = '${ROLES[role]}' and one.buyer_id`), [
        like.id,
        { id: roleId, buyer_id: companyId },
      ])
      const email = `${role}@d${at}.test`
      const user = { id: userId, auth_id: authId, email, buyer_id: companyId, role_id: roleId }
      const isOwner = role === 'decider'
      await pool.query(COPY('users', 'one.email'), [like.email, { ...user, is_owner: isOwner }])
      return signedIn(email, authId, userId)
    }
    const [requester, decider] = [await person('requester'), await person('decider')]
    companies.push({ companyId, addressId, requester, decider })
  }
  return companies
}

/** Returns products that are delivered to the model company's address, with unlimited stock. */
export async function findGoods(
  pool: pg.Pool,
  like: Like,
  count: number,
): Promise<Pick<Day, 'goods' | 'city'>> {
  await pool.query('update products set stock = 1000000000')
  const { rows } = await pool.query<Good & { city: string }>(
    `select products.id, slug, products.vendor_id as "vendorId", cities.name as city,
       greatest(minimum_order, 1)::float as minimum
     from addresses
     join cities on cities.id = addresses.city_id
     join coverages on cities.id = any(coverages.city_ids)
     join products on products.coverage_id = coverages.id
     join vendors on vendors.id = products.vendor_id and vendors.active
     where addresses.buyer_id = $1 and addresses.is_default and products.withdrawn_at is null
     order by md5(products.id::text) limit $2`,
    [like.id, count],
  )
  return { goods: rows.map(({ city: _, ...good }) => good), city: rows[0]?.city ?? '' }
}
