import { sql } from 'kysely'
import type { Reader, Trx } from '../../../db/db'
import { newId } from '../../../db/ids'
import type { BuyerScope } from '../../../db/scope'

const nextVersion = sql<number>`nextval('legal_document_draft_versions')::int`

/** Lists the drafts of the documents that the company's type requires. */
export function listDraftRows(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('legal_document_drafts as drafts')
    .innerJoin('buyers', 'buyers.id', 'drafts.buyer_id')
    .innerJoin('legal_document_kinds as kinds', (join) =>
      join
        .onRef('kinds.id', '=', 'drafts.kind_id')
        .onRef('kinds.company_type_id', '=', 'buyers.type_id'),
    )
    .leftJoin('files', 'files.id', 'drafts.file_id')
    .select([
      'drafts.id',
      'drafts.kind_id',
      'drafts.number',
      'drafts.file_id',
      'drafts.version',
      'files.name as file_name',
      'files.media_type as file_type',
    ])
    .where('drafts.buyer_id', '=', scope.id)
    .orderBy('kinds.sort')
    .orderBy('kinds.title')
    .execute()
}
export type DraftRow = Awaited<ReturnType<typeof listDraftRows>>[number]

interface DraftColumns {
  kind_id: string
  number: string
  file_id: string | null
}

/** Saves the company's draft of one document and increments its version. */
export async function saveDraft(trx: Trx, scope: BuyerScope, draft: DraftColumns): Promise<void> {
  await trx
    .insertInto('legal_document_drafts')
    .values({ ...draft, buyer_id: scope.id, id: newId() })
    .onConflict((conflict) =>
      conflict.columns(['buyer_id', 'kind_id']).doUpdateSet((eb) => ({
        number: eb.ref('excluded.number'),
        file_id: eb.ref('excluded.file_id'),
        version: nextVersion,
      })),
    )
    .execute()
}

/**
 * Copies drafts to the documents of a company type: for each title the newest draft of another type, or else
 * the submitted document. The originals stay, so that choosing a wrong type loses nothing.
 */
export async function carryDrafts(trx: Trx, scope: BuyerScope, typeId: string): Promise<void> {
  await sql`
    with own as (
      select kind_id, number, file_id, version, now() as updated_at
      from legal_document_drafts where buyer_id = ${scope.id}
      union all
      select kind_id, number, file_id, 0, updated_at
      from legal_documents where buyer_id = ${scope.id}),
    newest as (
      select distinct on (wanted.id) wanted.id, own.kind_id, own.number, own.file_id
      from legal_document_kinds wanted
      join legal_document_kinds alike on alike.title = wanted.title
      join own on own.kind_id = alike.id
      where wanted.company_type_id = ${typeId} and wanted.active
      order by wanted.id, own.version desc, alike.id = wanted.id desc, own.updated_at desc)
    insert into legal_document_drafts (buyer_id, kind_id, id, number, file_id)
    select ${scope.id}, id, gen_random_uuid(), number, file_id from newest where kind_id <> id
    on conflict (buyer_id, kind_id) do update
      set number = excluded.number, file_id = excluded.file_id, version = ${nextVersion}`.execute(
    trx,
  )
}

/**
 * Removes the drafts of these documents and of same-titled documents of other types; without a list, all drafts
 * of the company. @returns the files that the drafts referred to.
 */
export async function deleteDrafts(
  trx: Trx,
  scope: BuyerScope,
  kindIds?: readonly string[],
): Promise<string[]> {
  const titles = trx
    .selectFrom('legal_document_kinds')
    .select('title')
    .where('id', '=', sql<string>`any(${kindIds ?? []}::uuid[])`)
  const alike = trx.selectFrom('legal_document_kinds').select('id').where('title', 'in', titles)
  const rows = await trx
    .deleteFrom('legal_document_drafts')
    .where('buyer_id', '=', scope.id)
    .$if(kindIds !== undefined, (query) => query.where('kind_id', 'in', alike))
    .returning('file_id')
    .execute()
  return rows.flatMap(({ file_id }) => (file_id === null ? [] : [file_id]))
}
