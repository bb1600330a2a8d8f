import { createHash } from 'node:crypto'
import type { CompanyStage } from '@pasok/domain/company/provider/provider.model'
import { sql } from 'kysely'
import type { Db, Trx } from '../src/db/db'
import { newId } from '../src/db/ids'
import type { ObjectStore } from '../src/ports/object-store'
import { type DemoCompany, PROVIDER_STAFF } from './accounts'

const PAGE = { width: 595, height: 842 }
/** Font sizes in points; the first line is the title. */
const SIZES = [20, 14, 12] as const

const escaped = (text: string) => text.replace(/[\\()]/g, String.raw`\$&`)

function paperPdf(lines: readonly string[]): Buffer {
  const words = lines.map((line, at) => {
    const size = SIZES[Math.min(at, SIZES.length - 1)]
    return `BT /F1 ${size} Tf 72 ${PAGE.height - 120 - at * 32} Td (${escaped(line)}) Tj ET`
  })
  const frame = `0.6 G 1 w 48 48 ${PAGE.width - 96} ${PAGE.height - 96} re S`
  const content = [frame, ...words].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  text += [
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`,
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n`,
    `startxref\n${text.length}\n%%EOF\n`,
  ].join('')
  return Buffer.from(text, 'latin1')
}

const DAY = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY)

export function timesOf(stage: CompanyStage) {
  if (stage === 'verified')
    return { registered: daysAgo(400), submitted: daysAgo(400), decided: daysAgo(399) }
  if (stage === 'returned')
    return { registered: daysAgo(6), submitted: daysAgo(5), decided: daysAgo(4) }
  return { registered: daysAgo(2), submitted: daysAgo(2), decided: daysAgo(2) }
}

interface Owner {
  id: string
  name: string
}

interface Paper {
  title: string
  number: string
  company: string
}

const contentOf = ({ title, number, company }: Paper): Buffer =>
  paperPdf([title, company, `Nomor: ${number}`, 'Contoh dokumen untuk demo Pasok'])

/**
 * Loads a company's legal documents with their history. The files' rows are created before their
 * content, which `storePapers` stores.
 */
export async function loadPapers(
  trx: Trx,
  buyerId: string,
  company: DemoCompany,
  owner: Owner,
): Promise<void> {
  if (!company.profile) return
  const kinds = await trx
    .selectFrom('legal_document_kinds')
    .innerJoin('company_types', 'company_types.id', 'company_type_id')
    .select(['legal_document_kinds.id', 'title', 'short_title'])
    .where('company_types.name', '=', company.profile.type)
    .execute()
  const { submitted } = timesOf(company.stage)
  for (const { id, title, short_title } of kinds) {
    const number = company.profile.documents[short_title]
    if (number === undefined) continue
    const content = contentOf({ title, number, company: company.legalName })
    const fileId = newId()
    await trx
      .insertInto('files')
      .values({
        id: fileId,
        buyer_id: buyerId,
        vendor_id: null,
        uploaded_by: owner.id,
        prefix: 'buyer',
        name: `${short_title.replaceAll(' ', '-')}.pdf`,
        media_type: 'application/pdf',
        size: content.byteLength,
        sha256: createHash('sha256').update(content).digest('hex'),
        object_key: `demo/${fileId}`,
        idempotency_key: null,
        created_at: submitted,
        stored_at: null,
        attached_at: submitted,
      })
      .execute()
    await trx
      .insertInto('legal_documents')
      .values({ buyer_id: buyerId, kind_id: id, title, short_title, number, file_id: fileId })
      .execute()
  }
  await loadHistory(trx, buyerId, company, owner)
}

/** Stores the contents of documents that are not stored yet: all of them after the first load. */
export async function storePapers(db: Db, objects: ObjectStore): Promise<void> {
  const papers = await db
    .selectFrom('files')
    .innerJoin('legal_documents', 'legal_documents.file_id', 'files.id')
    .innerJoin('buyers', 'buyers.id', 'files.buyer_id')
    .select([
      'files.id',
      'object_key',
      'media_type',
      'title',
      'number',
      'buyers.legal_name as company',
    ])
    .where('object_key', 'like', 'demo/%')
    .where('stored_at', 'is', null)
    .execute()
  for (const paper of papers) {
    await objects.put(paper.object_key, contentOf(paper), paper.media_type)
    await db
      .updateTable('files')
      .set({ stored_at: new Date() })
      .where('id', '=', paper.id)
      .execute()
  }
}

/** Writes one history row and one audit row per transition, as the product itself does. */
async function loadHistory(
  trx: Trx,
  buyerId: string,
  company: DemoCompany,
  owner: Owner,
): Promise<void> {
  const { submitted, decided } = timesOf(company.stage)
  const note = company.returnedReason ?? ''
  const staff = { id: null, name: PROVIDER_STAFF.name }
  const steps = [
    { by: owner, at: submitted, action: 'submit', status: 'UNVERIFIED', note: '' },
    ...(company.stage === 'verified'
      ? [{ by: staff, at: decided, action: 'verify', status: 'VERIFIED', note }]
      : []),
    ...(company.stage === 'returned'
      ? [{ by: staff, at: decided, action: 'return', status: 'RETURNED', note }]
      : []),
  ]
  for (const { by, at, action, status, note: reason } of steps) {
    await trx
      .insertInto('status_history')
      .values({
        buyer_id: buyerId,
        document: 'company',
        document_id: buyerId,
        status,
        at,
        user_id: by.id,
        user_name: by.name,
        note: reason,
      })
      .execute()
    await trx
      .insertInto('audit_log')
      .values({
        at,
        buyer_id: buyerId,
        vendor_id: null,
        actor_id: by.id,
        actor_name: by.name,
        acting_for: null,
        action: `company.${action}`,
        subject: 'company',
        subject_id: buyerId,
        before: null,
        after: sql<string>`${JSON.stringify({ status, ...(reason && { note: reason }) })}::jsonb`,
        request_id: null,
        address: null,
      })
      .execute()
  }
}
