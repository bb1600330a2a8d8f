import type { APIRequestContext } from '@playwright/test'
import { waitingByApi } from './newcomer-company'
import type { RunningServer } from './server'
import { newcomer, type Newcomer } from './way-in'

export const CROWD = { users: 500, roles: 200, departments: 300, addresses: 200 }

const OF = '(select buyer_id from users where email = $1)'

const STATEMENTS: readonly [text: string, count?: number][] = [
  [`update users set email_verified_at = now() where email = $1`],
  [`update buyers set verification_status = 'VERIFIED', decided_at = now() where id = ${OF}`],
  [
    `insert into roles (buyer_id, id, name, modules, features)
     select ${OF}, gen_random_uuid(), 'Role ' || lpad(n::text, 4, '0'),
       '{dashboard,products,purchase-requests}', '{products.read,requests.read}'
     from generate_series(1, $2::int) n`,
    CROWD.roles,
  ],
  [
    `insert into users (id, auth_id, email, full_name, flag, buyer_id, role_id)
     select gen_random_uuid(), 'crowd|' || n || '|' || $1, 'person' || n || '.' || $1,
       'Person ' || lpad(n::text, 4, '0'), 'BUYER', role.buyer_id, role.id
     from generate_series(1, $2::int - 1) n
     join (select buyer_id, id, row_number() over (order by name) at, count(*) over () many
           from roles where buyer_id = ${OF} and default_key is null) role
       on role.at = 1 + n % role.many`,
    CROWD.users,
  ],
  [
    `insert into departments (buyer_id, id, name)
     select ${OF}, gen_random_uuid(), 'Department ' || lpad(n::text, 4, '0')
     from generate_series(1, $2::int) n`,
    CROWD.departments,
  ],
  [
    `insert into department_users (buyer_id, department_id, user_id)
     select d.buyer_id, d.id, u.id
     from (select *, row_number() over (order by name) at from departments) d
     join (select *, row_number() over (partition by buyer_id order by full_name) at from users) u
       on u.buyer_id = d.buyer_id and u.at % 60 = d.at % 60
     where d.buyer_id = ${OF}`,
  ],
  [
    `insert into addresses (buyer_id, id, name, phone, is_default, province_id, city_id,
       district_id, village_id, postcode, street)
     select buyer_id, gen_random_uuid(), 'Warehouse ' || lpad(n::text, 4, '0'), phone, false,
       province_id, city_id, district_id, village_id, postcode, street || ' ' || n
     from addresses, generate_series(1, $2::int - 1) n
     where buyer_id = ${OF} and is_default`,
    CROWD.addresses,
  ],
]

/**
 * Creates a verified company with a large number of users, roles, departments and addresses;
 * returns its owner.
 */
export async function bigCompany(
  request: APIRequestContext,
  server: RunningServer,
): Promise<Newcomer> {
  const owner = newcomer('Raksasa')
  await waitingByApi(request, owner)
  for (const [text, count] of STATEMENTS)
    await server.sql(text, count === undefined ? [owner.email] : [owner.email, count])
  return owner
}
