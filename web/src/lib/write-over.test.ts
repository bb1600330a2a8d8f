// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error'
import { writeOver, type Seen } from './write-over'

const stale = () => new ApiError({ status: 409, code: 'stale_version', message: 'stale' })

/** Simulates a record that another user has changed to `now`. */
function record(now: Seen<{ name: string }> | null) {
  const written: [string, number | undefined][] = []
  return {
    written,
    read: async () => now,
    write: async (draft: { name: string }, version: number | undefined) => {
      if (now && version !== undefined && version !== now.version) throw stale()
      if (!now) throw stale()
      written.push([draft.name, version])
      return 'Saved'
    },
  }
}

const seen = { draft: { name: 'Sales' }, version: 1 }
const SAVED = { kind: 'written', message: 'Saved' }

describe('saving over a displayed version', () => {
  it('succeeds when it is still the newest', async () => {
    const server = record({ draft: { name: 'Sales' }, version: 1 })
    expect(await writeOver(server, { name: 'Mine' }, seen)).toEqual(SAVED)
    expect(server.written).toEqual([['Mine', 1]])
  })

  it('succeeds over a newer one with unchanged fields', async () => {
    const server = record({ draft: { name: 'Sales' }, version: 4 })
    expect(await writeOver(server, { name: 'Mine' }, seen)).toEqual(SAVED)
    expect(server.written).toEqual([['Mine', 4]])
  })

  it('is unnecessary when another user saved the same', async () => {
    const server = record({ draft: { name: 'Mine' }, version: 2 })
    expect(await writeOver(server, { name: 'Mine' }, seen)).toEqual({ kind: 'same' })
    expect(server.written).toEqual([])
  })

  it('compares only the stored parts', async () => {
    const server = record({ draft: { name: 'Mine' }, version: 2 })
    const contentOf = ({ name }: { name: string }) => name.trim()
    const outcome = await writeOver({ ...server, contentOf }, { name: ' Mine ' }, seen)
    expect(outcome).toEqual({ kind: 'same' })
  })

  it('is refused when another user saved something else, which is returned', async () => {
    const server = record({ draft: { name: 'Theirs' }, version: 2 })
    expect(await writeOver(server, { name: 'Mine' }, seen)).toEqual({
      kind: 'overtaken',
      newest: { draft: { name: 'Theirs' }, version: 2 },
      message: 'stale',
    })
    expect(server.written).toEqual([])
  })

  it('is refused when the record was removed', async () => {
    const refused = writeOver(record(null), { name: 'Mine' }, seen)
    await expect(refused).rejects.toMatchObject({ status: 404, code: 'not_found' })
  })
})
