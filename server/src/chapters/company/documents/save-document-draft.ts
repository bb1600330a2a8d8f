import type { saveLegalDocumentDraft as contract } from '@pasok/domain/company/company.contract'
import { legalDocumentErrors } from '@pasok/domain/company/company.errors'
import type { LegalDocumentDraft } from '@pasok/domain/company/company.model'
import type { BodyOf } from '@pasok/domain/kernel/contract'
import { ruleError } from '@pasok/domain/kernel/errors'
import { assertSeen } from '../../../db/stale-record'
import { writeAudit } from '../../../db/audit'
import type { BuyerWork } from '../../../db/move'
import { attachUploads, findOwnUpload } from '../../files/uploads/attach-upload'
import { presentDraft } from '../company.present'
import { listLegalDocumentRows, type LegalDocumentRow } from '../company.store'
import { listDraftRows, saveDraft, type DraftRow } from './document-drafts.store'
import { releaseFiles } from './release-files'
import { assertDocumentsOpen } from '../provider/move-company'
import { lockForEdit } from '../profile/update-company'

/**
 * Saves a draft of one legal document, which all users who fill in the company's wizard share. The number's
 * format and the file are not required yet; `saveLegalDocuments` checks them. @throws AppError `rule` for an
 * unknown document or file; `stale_version`; `illegal_move` when the company is verified; `forbidden`.
 */
export async function saveDocumentDraft(
  work: BuyerWork,
  { id, value, url, version }: BodyOf<typeof contract>,
): Promise<LegalDocumentDraft> {
  const { trx, scope } = work
  await assertDocumentsOpen(work, await lockForEdit(work))
  const kinds = await listLegalDocumentRows(trx, scope)
  const kind = kinds.find((one) => one.id === id.toLowerCase())
  if (!kind) throw ruleError(legalDocumentErrors.kindUnknown, {}, 'id')
  const before = (await listDraftRows(trx, scope)).find(({ kind_id }) => kind_id === kind.id)
  assertDraftSeen(before, version)
  const file = url === '' ? null : await findLegalUpload(work, url, kind, 'url')
  const [number, file_id] = [value, file?.id ?? null]
  if (!before || before.number !== number || before.file_id !== file_id) {
    await saveDraft(trx, scope, { kind_id: kind.id, number, file_id })
    await attachUploads(trx, scope, file_id === null ? [] : [file_id])
    await releaseFiles(trx, scope, before?.file_id ? [before.file_id] : [])
  }
  const after = (await listDraftRows(trx, scope)).find(({ kind_id }) => kind_id === kind.id)
  if (!after) throw ruleError(legalDocumentErrors.kindUnknown, {}, 'id')
  if (after.version !== before?.version)
    await writeAudit(work, {
      action: 'document-draft.save',
      subject: 'company',
      subjectId: after.id,
      before: audited(kind, before),
      after: audited(kind, after),
    })
  return presentDraft(after)
}

const audited = ({ title }: LegalDocumentRow, draft: DraftRow | undefined) => ({
  title,
  number: draft?.number ?? '',
  file: draft?.file_id ?? '',
})

/**
 * Compares a draft with the version that the user loaded; 0 means no draft. @throws StaleRecord when the draft
 * was saved or submitted since then.
 */
export function assertDraftSeen(draft: DraftRow | undefined, seen: number | undefined): void {
  if (draft) assertSeen(draft, seen, 'document-draft.')
  else assertSeen({ version: 0 }, seen, 'company.documents')
}

/**
 * Returns the company's own upload for a legal document. Other companies' uploads, uploads for another purpose
 * and unknown ids get the same error. @throws AppError `rule` at `path`.
 */
export async function findLegalUpload(
  work: BuyerWork,
  url: string,
  { title }: LegalDocumentRow,
  path: string,
): Promise<{ id: string }> {
  const { id, prefix } = await findOwnUpload(work.trx, work.scope, url, path)
  if (prefix !== 'buyer') throw ruleError(legalDocumentErrors.fileUnknown, { title }, path)
  return { id }
}
