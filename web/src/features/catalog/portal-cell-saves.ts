import type { PortalProductRow } from '@pasok/domain/catalog/portal/portal.model'
import { writeOver, type Baseline, type SaveOutcome } from '../../lib/write-over'
import type { CellPlace } from './portal-cells'
import type { QuickBody } from './portal-products.queries'

/** State of a cell changed by the user. */
export type CellMark =
  | { kind: 'saving'; typed: string }
  | { kind: 'saved' }
  | { kind: 'wrong'; typed: string; message: string }
  /** Another user changed the value meanwhile. */
  | { kind: 'overtaken'; typed: string; saved: number; newest: Baseline<CellValue> }

export interface CellValue {
  value: number
}

interface Calls {
  write: (body: QuickBody) => Promise<PortalProductRow>
  read: (id: string) => Promise<PortalProductRow>
}

interface CellSaves {
  /**
   * Saves one cell after the product's earlier saves have finished. @throws ApiError when the server refuses
   * it.
   */
  save: (
    place: CellPlace,
    value: number,
    from: Baseline<CellValue>,
  ) => Promise<SaveOutcome<CellValue>>
}

/**
 * Saves the cells of a product one after the other, because each save raises the product's version. The user's
 * own earlier saves do not count as conflicts.
 */
export function makeCellSaves({ write, read }: Calls): CellSaves {
  const last = new Map<string, Promise<unknown>>()
  /** Maps a version to the one that the user's own save made of it. */
  const made = new Map<string, number>()

  const newestOwn = (id: string, version: number): number => {
    const next = made.get(`${id}@${version}`)
    return next === undefined ? version : newestOwn(id, next)
  }

  const writeValue = async ({ id, field }: CellPlace, value: number, from: Baseline<CellValue>) => {
    const version = from.version === undefined ? undefined : newestOwn(id, from.version)
    return writeOver<CellValue>(
      {
        write: async (figure, at) => {
          const row = await write({
            _id: id,
            [field]: figure.value,
            ...(field === 'stock' && { stock_seen: from.draft.value }),
            ...(at !== undefined && { version: at }),
          })
          if (at !== undefined && row.version > at) made.set(`${id}@${at}`, row.version)
          return ''
        },
        read: async () => {
          const row = await read(id)
          return { draft: { value: row[field] }, version: row.version }
        },
      },
      { value },
      { draft: from.draft, version },
    )
  }

  return {
    save(place, value, from) {
      const before = last.get(place.id) ?? Promise.resolve()
      const own = before.then(() => writeValue(place, value, from))
      last.set(
        place.id,
        own.catch(() => undefined),
      )
      return own
    },
  }
}
