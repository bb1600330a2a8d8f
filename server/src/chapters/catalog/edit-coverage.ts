import type {
  createCoverage as createCoverageContract,
  editCoverage as editCoverageContract,
} from '@pasok/domain/catalog/catalog.desk.contract'
import { coverageErrors } from '@pasok/domain/catalog/catalog.desk.texts'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import { checkBeforeWaiting } from '../../db/lost-race'
import {
  chooseCoverage,
  coverageInAudit,
  getCoverageRow,
  getLockedCoverage,
} from './catalog.coverages.choices'
import {
  countProductsOf,
  deleteCoverage,
  insertCoverage,
  updateCoverage,
} from './catalog.coverages.store'
import type { VendorWork } from './catalog.desk.choices'

/**
 * Adds a delivery area (`docs/domain.md` §5).
 * @throws AppError `rule`.
 */
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
 * Changes a delivery area, for all products that use it: their search documents follow.
 * @throws AppError `rule`; `not_found`; `stale_version` when somebody changed it since it was seen.
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
 * Removes a delivery area that no product uses, withdrawn ones included.
 * @throws AppError `not_found`; `rule` while products use it.
 */
export async function removeCoverage(work: VendorWork, id: string): Promise<void> {
  const { trx, scope } = work
  const assertUnused = await checkBeforeWaiting(async () => {
    const count = isId(id) ? await countProductsOf(trx, scope, id) : 0
    if (count > 0) throw broken(coverageErrors.inUse, { count }, 'id')
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
