import type { Insertable, Updateable } from 'kysely'
import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'
import type { Tables } from '../../db/tables'

export type BuyerRow = NonNullable<Awaited<ReturnType<typeof findBuyer>>>

function buyerQuery(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('buyers')
    .leftJoin('company_categories', 'company_categories.id', 'buyers.category_id')
    .leftJoin('company_types', 'company_types.id', 'buyers.type_id')
    .selectAll('buyers')
    .select(['company_categories.name as category_name', 'company_types.name as type_name'])
    .where('buyers.id', '=', scope.id)
}

/** Finds a company with the names of its category and type. */
export function findBuyer(db: Reader | Trx, scope: BuyerScope) {
  return buyerQuery(db, scope).executeTakeFirst()
}

/** Finds when the company was submitted to the provider, and whether its owner's email is verified. */
export function findProgress(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('buyers')
    .leftJoin('users as owner', (join) =>
      join.onRef('owner.buyer_id', '=', 'buyers.id').on('owner.is_owner', '=', true),
    )
    .select(['buyers.submitted_at', 'owner.email_verified_at'])
    .where('buyers.id', '=', scope.id)
    .executeTakeFirst()
}

/**
 * Locks the company until the transaction ends, which serializes changes of the company and of its default
 * address. Rows that belong to the company can still be inserted. It is read after the lock, so that category
 * and type have their current names.
 */
export async function lockBuyer(trx: Trx, scope: BuyerScope): Promise<BuyerRow | undefined> {
  await lockBuyerRow(trx, scope)
  return findBuyer(trx, scope)
}

/** Locks the company in the same way, without reading it. */
export async function lockBuyerRow(trx: Trx, scope: BuyerScope): Promise<void> {
  await trx
    .selectFrom('buyers')
    .select('id')
    .where('id', '=', scope.id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type BuyerColumns = Omit<Updateable<Tables['buyers']>, 'id' | 'version' | 'company_code'>

/** Updates a company and increments its version, so that earlier loaded versions become stale. */
export async function updateBuyer(trx: Trx, scope: BuyerScope, columns: BuyerColumns) {
  await trx
    .updateTable('buyers')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', scope.id)
    .execute()
}

/**
 * Updates a company without a new version, as part of a change that has already incremented it, such as a move.
 */
export async function completeChange(trx: Trx, scope: BuyerScope, columns: BuyerColumns) {
  await trx.updateTable('buyers').set(columns).where('id', '=', scope.id).execute()
}

/** Lists those of the given files that a legal document or a draft refers to. */
export async function listNamedFiles(
  trx: Trx,
  scope: BuyerScope,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await trx
    .selectFrom('legal_documents')
    .select('file_id')
    .where('buyer_id', '=', scope.id)
    .where('file_id', 'in', ids)
    .union(
      trx
        .selectFrom('legal_document_drafts')
        .select('file_id')
        .where('buyer_id', '=', scope.id)
        .where('file_id', 'in', ids),
    )
    .execute()
  return rows.flatMap(({ file_id }) => (file_id === null ? [] : [file_id]))
}

export type LegalDocumentRow = Awaited<ReturnType<typeof listLegalDocumentRows>>[number]

/** Lists the documents that the company's type requires, with the company's submissions. */
export function listLegalDocumentRows(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('buyers')
    .innerJoin('legal_document_kinds', 'legal_document_kinds.company_type_id', 'buyers.type_id')
    .leftJoin('legal_documents', (join) =>
      join
        .onRef('legal_documents.buyer_id', '=', 'buyers.id')
        .onRef('legal_documents.kind_id', '=', 'legal_document_kinds.id'),
    )
    .leftJoin('files', 'files.id', 'legal_documents.file_id')
    .select([
      'legal_document_kinds.id',
      'legal_document_kinds.title',
      'legal_document_kinds.short_title',
      'legal_document_kinds.required',
      'legal_document_kinds.active',
      'legal_documents.title as given_title',
      'legal_documents.short_title as given_short_title',
      'legal_documents.number',
      'legal_documents.file_id',
      'files.name as file_name',
      'files.media_type as file_type',
    ])
    .where('buyers.id', '=', scope.id)
    .where((eb) =>
      eb.or([
        eb('legal_document_kinds.active', '=', true),
        eb('legal_documents.number', 'is not', null),
      ]),
    )
    .orderBy('legal_document_kinds.sort')
    .orderBy('legal_document_kinds.title')
    .execute()
}

type LegalDocumentColumns = Omit<Insertable<Tables['legal_documents']>, 'buyer_id'>

export async function saveLegalDocumentRows(
  trx: Trx,
  scope: BuyerScope,
  rows: readonly LegalDocumentColumns[],
) {
  if (rows.length === 0) return
  await trx
    .insertInto('legal_documents')
    .values(rows.map((row) => ({ ...row, buyer_id: scope.id })))
    .onConflict((conflict) =>
      conflict.columns(['buyer_id', 'kind_id']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        short_title: eb.ref('excluded.short_title'),
        number: eb.ref('excluded.number'),
        file_id: eb.ref('excluded.file_id'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

export async function deleteLegalDocuments(
  trx: Trx,
  scope: BuyerScope,
  kindIds: readonly string[],
) {
  if (kindIds.length === 0) return
  await trx
    .deleteFrom('legal_documents')
    .where('buyer_id', '=', scope.id)
    .where('kind_id', 'in', kindIds)
    .execute()
}
