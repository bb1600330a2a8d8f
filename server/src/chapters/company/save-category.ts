import type { saveCompanyCategory } from '@pasok/domain/company/company.provider.contract'
import { companyProviderErrors } from '@pasok/domain/company/company.errors'
import type { CompanyCategory } from '@pasok/domain/company/company.provider.model'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { broken, notFound } from '@pasok/domain/kernel/errors'
import { assertSeen } from '../../db/assert-seen'
import { writeAudit } from '../../db/audit'
import { newId } from '../../db/ids'
import { checkBeforeWaiting } from '../../db/lost-race'
import type { ProviderScope } from '../../db/scope'
import type { Work } from '../../db/work'
import { listCategories } from './company.masters.queries'
import { holdMasters, insertOption, listOptionRows, updateOption } from './company.masters.store'

type ProviderWork = Work<ProviderScope>
type Table = 'company_categories' | 'company_types'

interface Option {
  _id?: string | undefined
  name: string
  active: boolean
  version?: number | undefined
}

/**
 * Adds an option or changes the one whose id is given; options are never removed.
 * @returns its id, and the option as it was.
 * @throws AppError `not_found`; `stale_version`; `rule` for a name that there is;
 * `conflict` when another request took it meanwhile.
 */
export async function saveOption(work: ProviderWork, table: Table, wanted: Option) {
  const { trx, scope } = work
  const { _id, name, active, version } = wanted
  const assertFreeName = await checkBeforeWaiting(async () => {
    const named = (await listOptionRows(trx, scope, table)).find(
      (row) => row.name.toLowerCase() === name.toLowerCase(),
    )
    if (named && named.id !== _id?.toLowerCase())
      throw broken(companyProviderErrors.nameTaken, { name: named.name }, 'name')
  })
  await holdMasters(trx, scope)
  const rows = await listOptionRows(trx, scope, table)
  const before = _id === undefined ? undefined : rows.find(({ id }) => id === _id.toLowerCase())
  if (_id !== undefined && !before) throw notFound('_id')
  if (before) assertSeen(before, version)
  await assertFreeName()
  if (before) {
    await updateOption(trx, scope, table, before.id, { name, active })
    return { id: before.id, before: { name: before.name, active: before.active } }
  }
  const id = newId()
  const sort = Math.max(-1, ...rows.map((row) => row.sort)) + 1
  await insertOption(trx, scope, table, { id, name, active, sort })
  return { id, before: undefined }
}

/** Adds a company category, or changes the one whose id is given. */
export async function saveCategory(
  work: ProviderWork,
  body: BodyOf<typeof saveCompanyCategory>,
): Promise<CompanyCategory> {
  const { id, before } = await saveOption(work, 'company_categories', body)
  await writeAudit(work, {
    action: before ? 'company-category.edit' : 'company-category.create',
    subject: 'company-category',
    subjectId: id,
    ...(before && { before }),
    after: { name: body.name, active: body.active },
  })
  const saved = (await listCategories(work.trx, work.scope)).find(({ _id }) => _id === id)
  if (!saved) throw notFound('_id')
  return saved
}
