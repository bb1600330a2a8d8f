import type { Postcode, Region } from '@pasok/domain/regions/regions.contract'

/** As an Indonesian register has them: without regard to case, "2" before "10". */
const byName = new Intl.Collator('id', { numeric: true, sensitivity: 'base' })

/** Regions as a select offers them, by name. */
export function presentRegions(rows: readonly { id: string; name: string }[]): Region[] {
  return rows
    .map(({ id, name }) => ({ id, nama: name }))
    .toSorted((a, b) => byName.compare(a.nama, b.nama) || a.id.localeCompare(b.id))
}

/** The one known postcode, or none. */
export function presentPostcode(row: { postcode: string | null } | undefined): Postcode[] {
  const postcode = row?.postcode
  return postcode ? [{ _id: postcode, postcode }] : []
}
