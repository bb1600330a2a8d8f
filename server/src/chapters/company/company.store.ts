import type { Reader, Trx } from '../../db/db'
import type { BuyerScope } from '../../db/scope'

export type AddressRow = Awaited<ReturnType<typeof listAddressRows>>[number]

/** The company's addresses with the names of their regions, the default first. */
export function listAddressRows(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('addresses')
    .innerJoin('provinces', 'provinces.id', 'addresses.province_id')
    .innerJoin('cities', 'cities.id', 'addresses.city_id')
    .innerJoin('districts', 'districts.id', 'addresses.district_id')
    .innerJoin('villages', 'villages.id', 'addresses.village_id')
    .selectAll('addresses')
    .select([
      'provinces.name as province',
      'cities.name as city',
      'districts.name as district',
      'villages.name as village',
    ])
    .where('addresses.buyer_id', '=', scope.id)
    .where('addresses.deleted_at', 'is', null)
    .orderBy('addresses.is_default', 'desc')
    .orderBy('addresses.name')
    .execute()
}

export type BuyerRow = NonNullable<Awaited<ReturnType<typeof findBuyer>>>

/** A company with the names of its category and its type. */
export function findBuyer(db: Reader | Trx, scope: BuyerScope) {
  return db
    .selectFrom('buyers')
    .leftJoin('company_categories', 'company_categories.id', 'buyers.category_id')
    .leftJoin('company_types', 'company_types.id', 'buyers.type_id')
    .selectAll('buyers')
    .select(['company_categories.name as category_name', 'company_types.name as type_name'])
    .where('buyers.id', '=', scope.id)
    .executeTakeFirst()
}

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
