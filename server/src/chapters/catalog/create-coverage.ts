import type { createCoverage as contract } from '@pasok/domain/catalog/catalog.desk.contract'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import { chooseCoverage, getCoverageRow } from './catalog.coverages.choices'
import { insertCoverage } from './catalog.coverages.store'
import type { VendorWork } from './catalog.desk.choices'

/**
 * Adds a delivery area (`docs/domain.md` §5).
 * @throws AppError `rule`.
 */
export async function createCoverage(work: VendorWork, body: BodyOf<typeof contract>) {
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
