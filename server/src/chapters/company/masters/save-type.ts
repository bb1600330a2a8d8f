import { companyProviderErrors } from '@pasok/domain/company/company.errors'
import type {
  saveCompanyCategory,
  saveCompanyType,
} from '@pasok/domain/company/provider/provider.contract'
import type { CompanyCategory, CompanyType } from '@pasok/domain/company/provider/provider.model'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError, getFound, notFound } from '@pasok/domain/kernel/errors'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import { newId } from '../../../db/ids'
import { checkBeforeWaiting } from '../../../db/lost-race'
import type { ProviderScope } from '../../../db/scope'
import type { Work } from '../../../db/work'
import { listCategories, listTypes } from '../company.queries'
import {
  lockMasters,
  insertOption,
  listKindRows,
  listOptionRows,
  saveKinds,
  retireKinds,
  updateOption,
} from './masters.store'

type ProviderWork = Work<ProviderScope>
type Table = 'company_categories' | 'company_types'

interface Option {
  _id?: string | undefined
  name: string
  active: boolean
  version?: number | undefined
}

/**
 * Adds an option, or changes the one with the given id; options are never deleted. @returns the option's id and
 * its previous state. @throws AppError `not_found`; `stale_version`; `rule` for a duplicate name; `conflict`
 * when another request took the name meanwhile.
 */
async function saveOption(work: ProviderWork, table: Table, wanted: Option) {
  const { trx, scope } = work
  const { _id, name, active, version } = wanted
  const assertFreeName = await checkBeforeWaiting(async () => {
    const named = (await listOptionRows(trx, scope, table)).find(
      (row) => row.name.toLowerCase() === name.toLowerCase(),
    )
    if (named && named.id !== _id?.toLowerCase())
      throw ruleError(companyProviderErrors.nameTaken, { name: named.name }, 'name')
  })
  await lockMasters(trx, scope)
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
  return getFound(
    (await listCategories(work.trx, work.scope)).find(({ _id }) => _id === id),
    '_id',
  )
}

type Body = BodyOf<typeof saveCompanyType>
type Wanted = Body['documents'][number]

const auditValues = (kind: { title: string; required: boolean; active: boolean }) => ({
  title: kind.title,
  required: kind.required,
  active: kind.active,
})

/**
 * Adds a company type or changes the one with the given id, with its documents in the given order. Omitted
 * documents are no longer required, but existing submissions stay. @throws AppError `not_found`;
 * `stale_version`; `rule` for a duplicate name, a document of another type, or a document listed twice.
 */
export async function saveType(work: Work<ProviderScope>, body: Body): Promise<CompanyType> {
  const { trx, scope } = work
  const { id, before } = await saveOption(work, 'company_types', body)
  const kinds = await listKindRows(trx, scope, [id], 'all')
  assertDocuments(body.documents, new Set(kinds.map((kind) => kind.id)))
  const wanted = body.documents.map((document, sort) => ({
    id: document.id?.toLowerCase() ?? newId(),
    company_type_id: id,
    title: document.title,
    short_title: document.short_title || document.title,
    required: document.required,
    active: document.active,
    sort,
  }))
  await saveKinds(trx, scope, wanted)
  const left = kinds.filter((kind) => !wanted.some((one) => one.id === kind.id))
  await retireKinds(
    trx,
    scope,
    left.map((kind) => kind.id),
  )
  await writeAudit(work, {
    action: before ? 'company-type.edit' : 'company-type.create',
    subject: 'company-type',
    subjectId: id,
    ...(before && { before: { ...before, documents: kinds.map(auditValues) } }),
    after: { name: body.name, active: body.active, documents: wanted.map(auditValues) },
  })
  return getFound(
    (await listTypes(trx, scope)).find(({ _id }) => _id === id),
    '_id',
  )
}

function assertDocuments(documents: readonly Wanted[], known: ReadonlySet<string>): void {
  const titles = new Set<string>()
  const ids = new Set<string>()
  for (const [at, document] of documents.entries()) {
    const id = document.id?.toLowerCase()
    if (id !== undefined && !known.has(id))
      throw ruleError(companyProviderErrors.documentUnknown, {}, `documents.${at}.id`)
    const title = document.title.toLowerCase()
    if (titles.has(title) || (id !== undefined && ids.has(id)))
      throw ruleError(
        companyProviderErrors.documentTwice,
        { title: document.title },
        `documents.${at}.title`,
      )
    titles.add(title)
    if (id !== undefined) ids.add(id)
  }
}
