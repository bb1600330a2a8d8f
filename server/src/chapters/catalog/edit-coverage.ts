import type { editCoverage as contract } from '@pasok/domain/catalog/catalog.desk.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import {
  chooseCoverage,
  coverageInAudit,
  getCoverageRow,
  getLockedCoverage,
} from './catalog.coverages.choices'
import { updateCoverage } from './catalog.coverages.store'
import type { VendorWork } from './catalog.desk.choices'

/**
 * Changes a delivery area, for all products that use it: their search documents follow.
 * @throws AppError `rule`; `not_found`; `stale_version` when somebody changed it since it was seen.
 */
export async function editCoverage(work: VendorWork, body: BodyOf<typeof contract>) {
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
