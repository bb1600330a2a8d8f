import { afterEach, expect, it, vi } from 'vitest'
import { connectionStore } from './connection'
import { pieceOf } from './fetched'
import { Unreached } from './reach'

const Drawer = () => null

/** A piece whose first fetch fails. */
function lateOne() {
  const load = vi.fn<() => Promise<typeof Drawer>>(async () => Drawer)
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
  return { load, piece: pieceOf(load) }
}

afterEach(() => {
  vi.unstubAllGlobals()
  connectionStore.set('connected')
})

it('is fetched once, however often it is wanted', async () => {
  const load = vi.fn<() => Promise<typeof Drawer>>(async () => Drawer)
  const piece = pieceOf(load)
  await piece.fetch()
  await piece.fetch()
  expect(piece.loaded.get()).toBe(Drawer)
  expect(load).toHaveBeenCalledTimes(1)
})

it('tells that the server is away, and is fetched anew the next time', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  const { piece } = lateOne()
  await expect(piece.fetch()).rejects.toBeInstanceOf(Unreached)
  expect(piece.loaded.get()).toBeNull()
  await piece.fetch()
  expect(piece.loaded.get()).toBe(Drawer)
})

it('tells another failure apart: the server is there, the piece is not', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }))
  await expect(lateOne().piece.fetch()).rejects.toBeInstanceOf(TypeError)
})
