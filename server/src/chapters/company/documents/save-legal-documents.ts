import type { saveLegalDocuments as contract } from '@pasok/domain/company/company.contract'
import { findNumberProblem } from '@pasok/domain/company/company.document-numbers'
import { legalDocumentErrors } from '@pasok/domain/company/company.errors'
import type { LegalDocument } from '@pasok/domain/company/company.model'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError } from '@pasok/domain/kernel/errors'
import { writeAudit } from '../../../db/audit'
import type { Trx } from '../../../db/db'
import type { BuyerWork } from '../../../db/move'
import type { BuyerScope } from '../../../db/scope'
import { attachUploads } from '../../files/uploads/attach-upload'
import { listLegalDocuments } from '../company.queries'
import {
  deleteLegalDocuments,
  listLegalDocumentRows,
  saveLegalDocumentRows,
  updateBuyer,
  type LegalDocumentRow,
} from '../company.store'
import { deleteDrafts, listDraftRows } from './document-drafts.store'
import { assertDocumentsOpen } from '../provider/move-company'
import { releaseFiles } from './release-files'
import { assertDraftSeen, findLegalUpload } from './save-document-draft'
import { lockForEdit } from '../profile/update-company'

type Entry = BodyOf<typeof contract>['legal_documents'][number]

/** An entry with its kind of document; `fileId` and `number` are either both set or both empty. */
interface Given {
  kind: LegalDocumentRow
  number: string
  fileId: string
}

/**
 * Saves the legal documents of the company's type. An empty entry removes its document; documents without an
 * entry stay unchanged.
 * 1. Locks the company.
 * 2. Checks the entries and the versions of their drafts.
 * 3. Saves the changed documents and the audit entry.
 * 4. Deletes the drafts of the entries.
 * 5. Checks that all required documents exist. @throws AppError `rule` at the entry; `stale_version` when a
 *    draft was changed since it was loaded; `illegal_move` when the company is verified; `forbidden`.
 */
export async function saveLegalDocuments(
  work: BuyerWork,
  entries: readonly Entry[],
): Promise<LegalDocument[]> {
  const { trx, scope } = work
  const buyer = await lockForEdit(work)
  await assertDocumentsOpen(work, buyer)
  const before = await listLegalDocumentRows(trx, scope)
  const drafts = await listDraftRows(trx, scope)
  for (const { id, version } of entries)
    assertDraftSeen(
      drafts.find(({ kind_id }) => kind_id === id.toLowerCase()),
      version,
    )
  const given = await readEntries(work, before, entries)
  const changed = given.filter(
    ({ kind, number, fileId }) => number !== (kind.number ?? '') || fileId !== (kind.file_id ?? ''),
  )
  if (changed.length > 0) {
    await saveChanged(work, changed)
    await updateBuyer(trx, scope, { updated_at: work.now })
    await writeAudit(work, {
      action: 'company.documents',
      subject: 'company',
      subjectId: scope.id,
      before: changed.map(({ kind }) => auditValues(kind, kind.number ?? '', kind.file_id ?? '')),
      after: changed.map(({ kind, number, fileId }) => auditValues(kind, number, fileId)),
    })
  }
  const ids = given.map(({ kind }) => kind.id)
  await releaseFiles(trx, scope, await deleteDrafts(trx, scope, ids))
  await assertDocumentsComplete(trx, scope, ids)
  return listLegalDocuments(trx, work.actor)
}

const isMissing = (kind: LegalDocumentRow): boolean =>
  kind.required && kind.active && kind.file_id === null

/** Lists the titles of required documents that the company has not submitted. */
export async function listMissingDocuments(trx: Trx, scope: BuyerScope): Promise<string[]> {
  const kinds = await listLegalDocumentRows(trx, scope)
  return kinds.filter(isMissing).map(({ title }) => title)
}

/**
 * Asserts that the company has submitted everything its type requires; a company without a type needs nothing.
 * @throws AppError `rule` at the first missing document: its position in the request (or behind the last),
 * otherwise in the company's list.
 */
export async function assertDocumentsComplete(
  trx: Trx,
  scope: BuyerScope,
  sent?: readonly string[],
): Promise<void> {
  const kinds = await listLegalDocumentRows(trx, scope)
  const [missing] = kinds.filter(isMissing)
  if (!missing) return
  const ids = sent ?? kinds.map(({ id }) => id)
  const at = ids.includes(missing.id) ? ids.indexOf(missing.id) : ids.length
  const path = `legal_documents.${at}.url`
  throw ruleError(legalDocumentErrors.required, { title: missing.title }, path)
}

const auditValues = ({ title }: LegalDocumentRow, number: string, file: string) => ({
  title,
  number,
  file,
})

async function readEntries(
  work: BuyerWork,
  kinds: readonly LegalDocumentRow[],
  entries: readonly Entry[],
): Promise<Given[]> {
  const given: Given[] = []
  for (const [at, { id, value, url }] of entries.entries()) {
    const path = `legal_documents.${at}`
    const kind = kinds.find((one) => one.id === id.toLowerCase())
    if (!kind) throw ruleError(legalDocumentErrors.kindUnknown, {}, `${path}.id`)
    const of = { title: kind.title }
    if (given.some((one) => one.kind === kind))
      throw ruleError(legalDocumentErrors.twice, of, `${path}.id`)
    if (url !== '' && value === '')
      throw ruleError(legalDocumentErrors.numberMissing, of, `${path}.value`)
    const wrong = findNumberProblem(kind, value)
    if (wrong) throw ruleError(wrong, of, `${path}.value`)
    if (url === '' && value !== '')
      throw ruleError(legalDocumentErrors.fileMissing, of, `${path}.url`)
    const file = url === '' ? null : await findLegalUpload(work, url, kind, `${path}.url`)
    given.push({ kind, number: value, fileId: file?.id ?? '' })
  }
  return given
}

/** Saves new files permanently and releases replaced ones. */
async function saveChanged(
  { trx, scope, now }: BuyerWork,
  changed: readonly Given[],
): Promise<void> {
  const given = changed.filter(({ fileId }) => fileId !== '')
  await saveLegalDocumentRows(
    trx,
    scope,
    given.map(({ kind, number, fileId }) => ({
      kind_id: kind.id,
      title: kind.title,
      short_title: kind.short_title,
      number,
      file_id: fileId,
      updated_at: now,
    })),
  )
  const removed = changed.filter(({ fileId }) => fileId === '').map(({ kind }) => kind.id)
  await deleteLegalDocuments(trx, scope, removed)
  const before = changed.flatMap(({ kind }) => (kind.file_id === null ? [] : [kind.file_id]))
  await releaseFiles(trx, scope, before)
  await attachUploads(
    trx,
    scope,
    given.map(({ fileId }) => fileId),
  )
}
