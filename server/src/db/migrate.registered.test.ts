import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressId, companyId } from '../../test/company'
import { emptyDatabase, type TestDatabase } from '../../test/database'
import { migrateToBefore } from '../../test/old-release'
import { MIGRATIONS_DIR } from '../../test/template'
import { loadWorld } from '../../test/world'
import { loadMasters } from '../chapters/company/masters/load-masters'
import { loadRegions } from '../chapters/regions/load-regions'
import { createDb } from './db'
import { prepareJobSchema } from './start-database'
import { migrate } from './migrate'

describe('companies of a release whose default address was their registered one', () => {
  let before: TestDatabase
  beforeAll(async () => {
    before = await emptyDatabase()
    await migrateToBefore(before.pool, '0089')
    await prepareJobSchema(before.url)
    const db = createDb(before.pool)
    await loadRegions(db)
    await loadMasters(db)
    await loadWorld(db)
  })
  afterAll(() => before.drop())

  it('are registered at the address that they saved first, removed or not', async () => {
    const owner = companyId('maju')
    const lainId = companyId('lain')
    await before.pool.query(
      `update addresses set is_default = false, deleted_at = now() where buyer_id = $1 and is_default`,
      [owner],
    )
    await before.pool.query(
      `update addresses set is_default = true where buyer_id = $1 and deleted_at is null`,
      [owner],
    )
    await before.pool.query(
      `insert into audit_log (buyer_id, actor_id, actor_name, action, subject, subject_id, at, before, after)
       select $1, id, full_name, 'address.make-default', 'address', $2::text, now(),
         '{"default": "Jakarta Office"}', '{"default": "Bandung Plant"}' from users where buyer_id = $1 and is_owner`,
      [owner, addressId('maju', 'Bandung Plant')],
    )
    await before.pool.query(
      `insert into addresses (buyer_id, id, name, is_default, province_id, city_id, district_id, village_id, street, created_at)
       select buyer_id, gen_random_uuid(), 'Later', false, province_id, city_id, district_id, village_id, 'Jl. Later 1',
         now() + interval '1 day' from addresses where buyer_id = $1`,
      [lainId],
    )
    await before.pool.query(
      `update addresses set is_default = false where buyer_id = $1 and name <> 'Later'`,
      [lainId],
    )
    await before.pool.query(
      `update addresses set is_default = true where buyer_id = $1 and name = 'Later'`,
      [lainId],
    )
    await migrate(before.pool, MIGRATIONS_DIR)
    const { rows } = await before.pool.query(
      `select buyer_id, street from registered_addresses where buyer_id = any($1)`,
      [[owner, lainId]],
    )
    expect(rows).toEqual([
      expect.objectContaining({ street: 'Jl. Jakarta Office 1' }),
      expect.objectContaining({ street: 'Jl. Jakarta Office 1' }),
    ])
  })
})
