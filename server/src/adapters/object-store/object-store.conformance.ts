import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ObjectStore } from '../../ports/object-store'

/** A separate, empty store for the suite. */
interface StoreUnderTest {
  readonly store: ObjectStore
  /** Returns the keys of all objects, independent of how the adapter stores them. */
  keys(): Promise<string[]>
  /** Returns the same store without a service behind it; every operation must fail. */
  broken(): Promise<ObjectStore>
  close(): Promise<void>
}

const MEGABYTE = 1024 * 1024

/** The contract of every object store adapter. */
export function describeObjectStore(title: string, open: () => Promise<StoreUnderTest>): void {
  describe(title, () => {
    let under: StoreUnderTest
    const read = async (key: string) => {
      const found = await under.store.find(key)
      return found && { content: await buffer(found.content), size: found.size }
    }
    const put = (key: string, content: Buffer) => under.store.put(key, content, 'image/png')

    beforeAll(async () => {
      under = await open()
    })
    afterAll(() => under.close())

    it.each([0, 1, 65_537, 10 * MEGABYTE])(
      'gives back what it was given: %i bytes',
      async (size) => {
        const content = randomBytes(size)
        const key = `buyer/ab/size-${size}`
        await put(key, content)
        const found = await read(key)
        expect(found?.size).toBe(size)
        expect(found?.content.equals(content)).toBe(true)
      },
    )

    /** Yields the content in pieces, as a network connection does. */
    async function* pieces(content: Buffer, end?: Error): AsyncGenerator<Buffer> {
      for (let at = 0; at < content.length; at += 70_001) yield content.subarray(at, at + 70_001)
      if (end) throw end
    }

    it.each([0, 1, 70_001, 5 * MEGABYTE, 12 * MEGABYTE])(
      'gives back what it was given piece by piece: %i bytes',
      async (size) => {
        const content = randomBytes(size)
        const key = `buyer/pieces/size-${size}`
        await under.store.putStream(key, pieces(content), 'text/csv')
        const found = await read(key)
        expect(found?.size).toBe(size)
        expect(found?.content.equals(content)).toBe(true)
      },
    )

    it.each([1_000, 12 * MEGABYTE])(
      'stores nothing of an upload that breaks off after %i bytes',
      async (size) => {
        const key = `buyer/broken/size-${size}`
        const broken = pieces(randomBytes(size), new Error('broke off'))
        await expect(under.store.putStream(key, broken, 'text/csv')).rejects.toThrow('broke off')
        expect(await under.keys()).not.toContain(key)
        expect(await under.store.find(key)).toBeUndefined()
      },
    )

    it('replaces an object by a longer or shorter one', async () => {
      for (const text of ['first and long', 'second', 'third and longer than all'])
        await put('buyer/again', Buffer.from(text))
      expect((await read('buyer/again'))?.content.toString()).toBe('third and longer than all')
    })

    it('finds nothing in an empty store', async () => {
      await put('buyer/one', Buffer.from('one'))
      expect(await under.store.find('buyer/none')).toBeUndefined()
      expect(await under.store.find('buyer')).toBeUndefined()
      expect(await under.store.find('buyer/one/more')).toBeUndefined()
    })

    it('removes objects; removing a missing one is no error', async () => {
      await put('buyer/gone', Buffer.from('gone'))
      await under.store.remove('buyer/gone')
      expect(await under.store.find('buyer/gone')).toBeUndefined()
      await under.store.remove('buyer/gone')
      await under.store.remove('never/there')
      expect(await under.keys()).not.toContain('buyer/gone')
    })

    it.each([
      '',
      '/',
      '..',
      '../secret',
      'buyer/../../secret',
      '/etc/passwd',
      'buyer//x',
      'buyer/',
      'buyer/.hidden',
      '.incoming/x',
      'buyer\\x',
      'buyer/a b',
      'buyer/a\0b',
      'buyer/%2e%2e/x',
      'buyer/é',
      `buyer/${'x'.repeat(300)}`,
    ])('has nothing to do with a key that is none: %j', async (key) => {
      await expect(put(key, Buffer.from('x'))).rejects.toThrow(/Invalid object key/)
      await expect(under.store.find(key)).rejects.toThrow(/Invalid object key/)
      await expect(under.store.remove(key)).rejects.toThrow(/Invalid object key/)
    })

    it('stores parallel uploads whole, also several of one object', async () => {
      const contents = Array.from({ length: 12 }, (_, n) => Buffer.alloc(200_000, n + 1))
      await Promise.all(contents.map((content, n) => put(`many/${n}`, content)))
      const again = randomBytes(200_000)
      await Promise.all(contents.map(() => put('many/same', again)))
      for (const [n, content] of contents.entries())
        expect((await read(`many/${n}`))?.content.equals(content)).toBe(true)
      expect((await read('many/same'))?.content.equals(again)).toBe(true)
    })

    it('has exactly the stored objects', async () => {
      const before = await under.keys()
      await put('exact/one', Buffer.from('1'))
      await put('exact/two', Buffer.from('2'))
      expect((await under.keys()).toSorted()).toEqual(
        [...before, 'exact/one', 'exact/two'].toSorted(),
      )
    })

    it('fails when the folder is missing, and reports that nothing is stored', async () => {
      const store = await under.broken()
      await expect(store.put('buyer/x', Buffer.from('x'), 'image/png')).rejects.toThrow()
      expect(await under.keys()).not.toContain('buyer/x')
    })
  })
}
