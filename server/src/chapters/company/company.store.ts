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

/** A company with the names of its category and its type. */
export function findBuyer(db: Reader | Trx, scope: BuyerScope) {
  return buyerQuery(db, scope).executeTakeFirst()
}

/** When the company was sent to the provider, and whether its owner's email is verified. */
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
 * The company, held until the transaction ends: what changes it or its default address is done one
 * after the other. Rows that belong to it may be added meanwhile. Read once it is held, so that
 * category and type are called as they are now.
 */
export async function lockBuyer(trx: Trx, scope: BuyerScope): Promise<BuyerRow | undefined> {
  await holdBuyer(trx, scope)
  return findBuyer(trx, scope)
}

/** Holds the company likewise, without reading it. */
export async function holdBuyer(trx: Trx, scope: BuyerScope): Promise<void> {
  await trx
    .selectFrom('buyers')
    .select('id')
    .where('id', '=', scope.id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export type BuyerColumns = Omit<Updateable<Tables['buyers']>, 'id' | 'version' | 'company_code'>

/** Changes a company; whoever has seen it before has seen another version. */
export async function updateBuyer(trx: Trx, scope: BuyerScope, columns: BuyerColumns) {
  await trx
    .updateTable('buyers')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', scope.id)
    .execute()
}

/** Adds to a change of the company that has counted already, such as a move. */
export async function completeChange(trx: Trx, scope: BuyerScope, columns: BuyerColumns) {
  await trx.updateTable('buyers').set(columns).where('id', '=', scope.id).execute()
}

/** Of these files, those that a legal document or the draft of one names. */
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

/** The documents that the company's type asks for, with what it has given of each. */
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

/** Keeps what the company gives of these documents, one row per kind. */
export async function putLegalDocuments(
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
