import { MAX_COVERAGES } from '@pasok/domain/catalog/portal/portal.constants'
import type {
  createCoverage as createCoverageContract,
  editCoverage as editCoverageContract,
} from '@pasok/domain/catalog/portal/portal.contract'
import { coverageErrors } from '@pasok/domain/catalog/portal/portal.texts'
import {
  type CoverageInput,
  listCoverageProblems,
} from '@pasok/domain/catalog/catalog.product.rules'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, getFound, notFound, refuseFields } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { checkBeforeWaiting } from '../../../db/lost-race'
import {
  countProductsOf,
  type CoverageColumns,
  deleteCoverage,
  findPlaces,
  insertCoverage,
  listCoverageNames,
  listCoverageRows,
  lockCoverage,
  lockCoverages,
  updateCoverage,
} from './coverages.store'
import type { VendorWork } from '../products/choices'

/** Creates a coverage (`docs/domain.md` §5). @throws AppError `rule`. */
export async function createCoverage(
  work: VendorWork,
  body: BodyOf<typeof createCoverageContract>,
) {
  const { columns, inAudit } = await chooseCoverage(work, body)
  const id = newId()
  await insertCoverage(work.trx, work.scope, { ...columns, id })
  await writeAudit(work, {
    action: 'coverage.create',
    subject: 'coverage',
    subjectId: id,
    after: inAudit,
  })
  return getCoverageRow(work, id)
}

/**
 * Changes a coverage for all products that use it, and updates their search documents. @throws AppError
 * `rule`; `not_found`; `stale_version` when it was changed since it was loaded.
 */
export async function editCoverage(work: VendorWork, body: BodyOf<typeof editCoverageContract>) {
  const { trx, scope } = work
  const before = await getLockedCoverage(work, body._id, '_id')
  assertSeen(before, body.version)
  const { columns, inAudit } = await chooseCoverage(work, body, before.id)
  const was = await coverageInAudit(work, before)
  const row = await getCoverageRow(work, before.id)
  if (JSON.stringify(was) === JSON.stringify(inAudit)) return row
  await updateCoverage(trx, scope, before.id, columns)
  if (row.city_ids.join() !== columns.city_ids.join())
    await work.emit('coverages.changed', { coverageIds: [before.id] })
  await writeAudit(work, {
    action: 'coverage.edit',
    subject: 'coverage',
    subjectId: before.id,
    before: was,
    after: inAudit,
  })
  return getCoverageRow(work, before.id)
}

/**
 * Removes a coverage that no product uses, withdrawn products included. @throws AppError `not_found`;
 * `rule` while products use it.
 */
export async function removeCoverage(work: VendorWork, id: string): Promise<void> {
  const { trx, scope } = work
  const assertUnused = await checkBeforeWaiting(async () => {
    const count = isId(id) ? await countProductsOf(trx, scope, id) : 0
    if (count > 0) throw ruleError(coverageErrors.inUse, { count }, 'id')
  })
  const coverage = await getLockedCoverage(work, id, 'id')
  await assertUnused()
  const before = await coverageInAudit(work, coverage)
  await deleteCoverage(trx, scope, coverage.id)
  await writeAudit(work, {
    action: 'coverage.remove',
    subject: 'coverage',
    subjectId: coverage.id,
    before,
  })
}

/**
 * @throws AppError `rule` when the name is already used or there are too many areas; `conflict` when a
 * concurrent request caused this.
 */
async function assertRoom(work: VendorWork, name: string, id?: string): Promise<void> {
  const assertIt = await checkBeforeWaiting(() => assertRoomNow(work, name, id))
  await lockCoverages(work.trx, work.scope)
  await assertIt()
}

async function assertRoomNow(work: VendorWork, name: string, id?: string): Promise<void> {
  const others = (await listCoverageNames(work.trx, work.scope)).filter((one) => one.id !== id)
  if (id === undefined && others.length >= MAX_COVERAGES)
    throw ruleError(coverageErrors.tooMany, { most: MAX_COVERAGES }, 'name')
  const same = others.find((one) => one.lower_name === name.toLowerCase())
  if (same) throw ruleError(coverageErrors.nameTaken, { name: same.name }, 'name')
}

/** The columns of a coverage, and its audit data with the names of its places. */
interface ChosenCoverage {
  columns: CoverageColumns
  inAudit: object
}

/**
 * Validates a coverage: whole provinces with all their cities, and single cities. @throws AppError `rule`.
 */
async function chooseCoverage(
  work: VendorWork,
  given: CoverageInput,
  id?: string,
): Promise<ChosenCoverage> {
  refuseFields(listCoverageProblems(given))
  await assertRoom(work, given.name, id)
  const requested = {
    provinces: [...new Set(given.province_ids)],
    cities: [...new Set(given.city_ids)],
  }
  const places = await findPlaces(work.trx, work.scope, requested)
  const known = new Set(places.cities.map((city) => city.id))
  const isWhole = places.provinces.length === requested.provinces.length
  if (!isWhole) throw ruleError(coverageErrors.placeUnknown, {}, 'province_ids')
  if (requested.cities.some((city) => !known.has(city)))
    throw ruleError(coverageErrors.placeUnknown, {}, 'city_ids')
  const columns = {
    name: given.name,
    province_ids: places.provinces.map((province) => province.id).toSorted(),
    city_ids: places.cities.map((city) => city.id).toSorted(),
  }
  return { columns, inAudit: namesOf(given.name, places) }
}

type Places = Awaited<ReturnType<typeof findPlaces>>

const namesOf = (name: string, { provinces, cities }: Places) => {
  const whole = new Set(provinces.map((province) => province.id))
  return {
    name,
    provinces: provinces.map((province) => province.name),
    cities: cities.filter((city) => !whole.has(city.province_id)).map((city) => city.name),
  }
}

type LockedCoverage = NonNullable<Awaited<ReturnType<typeof lockCoverage>>>

async function coverageInAudit(work: VendorWork, coverage: LockedCoverage): Promise<object> {
  const ids = { provinces: coverage.province_ids, cities: coverage.city_ids }
  return namesOf(coverage.name, await findPlaces(work.trx, work.scope, ids))
}

/** Locks a coverage of the vendor until the transaction ends. @throws AppError `not_found`. */
async function getLockedCoverage(
  work: VendorWork,
  id: string,
  path: string,
): Promise<LockedCoverage> {
  return getFound(isId(id) ? await lockCoverage(work.trx, work.scope, id) : undefined, path)
}

/** Returns the current coverage with the number of products that use it. */
async function getCoverageRow(work: VendorWork, id: string) {
  const [row] = await listCoverageRows(work.trx, work.scope, id)
  if (!row) throw notFound('_id')
  return row
}
