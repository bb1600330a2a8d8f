import { coverageErrors } from '@pasok/domain/catalog/catalog.desk.texts'
import { broken } from '@pasok/domain/kernel/errors'
import { isId } from '@pasok/domain/kernel/ids'
import { writeAudit } from '../../db/audit'
import { checkBeforeWaiting } from '../../db/lost-race'
import { coverageInAudit, getLockedCoverage } from './catalog.coverages.choices'
import { countProductsOf, deleteCoverage } from './catalog.coverages.store'
import type { VendorWork } from './catalog.desk.choices'

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
