import type { Db } from '../src/db/db'

const DAY = 86_400_000

/** What demo companies looked for lately, with how often: words people type, not names of products. */
const SEARCHES: readonly (readonly [string, number])[] = [
  ['kertas a4', 12],
  ['kertas hvs a4 80 gsm', 7],
  ['pulpen hitam', 6],
  ['tinta printer', 9],
  ['toner canon', 5],
  ['air mineral', 8],
  ['kopi sachet', 6],
  ['sabun cuci tangan', 5],
  ['masker medis', 4],
  ['sarung tangan', 10],
  ['helm proyek', 6],
  ['sepatu safety', 7],
  ['kabel nyy', 5],
  ['lampu led 12 watt', 4],
  ['kardus packing', 6],
  ['bubble wrap', 5],
  ['kursi kantor', 4],
  ['flashdisk 64gb', 3],
]

/** Searches of every demo company over the last weeks, so that there is something to suggest. */
export async function loadSearches(db: Db): Promise<void> {
  const buyers = await db.selectFrom('buyers').select('id').orderBy('id').execute()
  if (buyers.length === 0) return
  const rows = buyers.flatMap(({ id }, at) =>
    SEARCHES.map(([query, count], nth) => ({
      buyer_id: id,
      query,
      day: new Date(Date.now() - ((at + nth) % 20) * DAY).toISOString().slice(0, 10),
      count,
    })),
  )
  await db
    .insertInto('searches')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
