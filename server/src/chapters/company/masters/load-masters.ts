import { sql } from 'kysely'
import type { Db, Trx } from '../../../db/db'
import { newId } from '../../../db/ids'

const CATEGORIES = [
  'Manufacturing',
  'Construction',
  'Trading & Distribution',
  'Retail',
  'Logistics & Transportation',
  'Hospitality',
  'Healthcare',
  'Education',
  'Mining & Energy',
  'Agribusiness',
  'Financial Services',
  'Technology',
  'Government',
  'Other',
]

interface Kind {
  title: string
  short: string
  isOptional?: true
}

const DEED: Kind = { title: 'Akta Pendirian', short: 'Akta' }
const DECREE: Kind = { title: 'SK Pengesahan Kementerian Hukum', short: 'SK Kemenkum' }
const TAX_NUMBER: Kind = { title: 'Nomor Pokok Wajib Pajak', short: 'NPWP' }
const BUSINESS_NUMBER: Kind = { title: 'Nomor Induk Berusaha', short: 'NIB' }
const ID_CARD: Kind = { title: 'Kartu Tanda Penduduk Pemilik', short: 'KTP' }
const AMENDMENT: Kind = {
  title: 'Akta Perubahan Terakhir',
  short: 'Akta Perubahan',
  isOptional: true,
}
const VAT: Kind = {
  title: 'Surat Pengukuhan Pengusaha Kena Pajak',
  short: 'SPPKP',
  isOptional: true,
}

/** Company types of Indonesian law with the documents that prove them. */
const TYPES: readonly { name: string; kinds: readonly Kind[] }[] = [
  {
    name: 'Perseroan Terbatas (PT)',
    kinds: [DEED, DECREE, TAX_NUMBER, BUSINESS_NUMBER, AMENDMENT, VAT],
  },
  {
    name: 'Persekutuan Komanditer (CV)',
    kinds: [DEED, TAX_NUMBER, BUSINESS_NUMBER, AMENDMENT, VAT],
  },
  {
    name: 'Firma (Fa)',
    kinds: [DEED, TAX_NUMBER, BUSINESS_NUMBER, AMENDMENT, VAT],
  },
  { name: 'Perusahaan Perorangan (UD)', kinds: [ID_CARD, TAX_NUMBER, BUSINESS_NUMBER] },
  { name: 'Koperasi', kinds: [DEED, DECREE, TAX_NUMBER, BUSINESS_NUMBER, AMENDMENT] },
  { name: 'Yayasan', kinds: [DEED, DECREE, TAX_NUMBER, AMENDMENT] },
  {
    name: 'Badan Usaha Milik Negara (BUMN)',
    kinds: [DEED, DECREE, TAX_NUMBER, BUSINESS_NUMBER, AMENDMENT, VAT],
  },
  {
    name: 'Badan Usaha Milik Daerah (BUMD)',
    kinds: [DEED, DECREE, TAX_NUMBER, BUSINESS_NUMBER, AMENDMENT, VAT],
  },
]

/**
 * Creates the initial company categories, types and documents once, so that the first company can register. A
 * lock makes concurrent processes wait, and the second one finds the data.
 */
export async function loadMasters(db: Db): Promise<void> {
  if (await isFilled(db)) return
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('masters'))`.execute(trx)
    if (await isFilled(trx)) return
    await trx
      .insertInto('company_categories')
      .values(CATEGORIES.map((name, sort) => ({ id: newId(), name, sort })))
      .execute()
    for (const [sort, { name, kinds }] of TYPES.entries()) {
      const id = newId()
      await trx.insertInto('company_types').values({ id, name, sort }).execute()
      await trx
        .insertInto('legal_document_kinds')
        .values(kinds.map((kind, at) => kindRow(id, kind, at)))
        .execute()
    }
  })
}

const kindRow = (typeId: string, { title, short, isOptional }: Kind, sort: number) => ({
  id: newId(),
  company_type_id: typeId,
  title,
  short_title: short,
  required: !isOptional,
  sort,
})

async function isFilled(db: Db | Trx): Promise<boolean> {
  const type = await db.selectFrom('company_types').select('id').limit(1).executeTakeFirst()
  return type !== undefined
}
