import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { describeObjectStore } from '../object-store.conformance'
import { openDiskStore } from './disk-object-store'

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
}

describeObjectStore('objects on disk', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-objects-'))
  return {
    store: await openDiskStore(join(folder, 'files')),
    keys: () => filesBelow(join(folder, 'files')),
    async broken() {
      // The folder for objects is replaced by a file.
      const store = await openDiskStore(join(folder, 'lost'))
      await rm(join(folder, 'lost'), { recursive: true })
      await writeFile(join(folder, 'lost'), '')
      return store
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
})

describe('on disk', () => {
  const folders: string[] = []
  const makeFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pasok-objects-'))
    folders.push(folder)
    return folder
  }
  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
  })

  it('objects are for the server alone', async () => {
    const folder = await makeFolder()
    const store = await openDiskStore(join(folder, 'files'))
    await store.put('buyer/ab/x', Buffer.from('x'), 'image/png')
    expect((await stat(join(folder, 'files', 'buyer', 'ab', 'x'))).mode & 0o777).toBe(0o600)
    expect((await stat(join(folder, 'files', 'buyer'))).mode & 0o077).toBe(0)
  })

  it('the half-written file of a killed process is removed, one that is being written is not', async () => {
    const folder = await makeFolder()
    await openDiskStore(folder)
    const old = join(folder, '.incoming', 'old')
    const fresh = join(folder, '.incoming', 'fresh')
    await writeFile(old, 'half')
    await writeFile(fresh, 'half')
    const longAgo = new Date(Date.now() - 2 * 3_600_000)
    await utimes(old, longAgo, longAgo)
    await openDiskStore(folder)
    expect(await readdir(join(folder, '.incoming'))).toEqual(['fresh'])
  })

  it('concurrent contents under one key leave one of them whole', async () => {
    const store = await openDiskStore(await makeFolder())
    const contents = Array.from({ length: 12 }, (_, n) => Buffer.alloc(200_000, n + 1))
    await Promise.all(contents.map((content) => store.put('many/same', content, 'image/png')))
    const found = await store.find('many/same')
    const stored = found && (await buffer(found.content))
    expect(contents.some((content) => stored?.equals(content))).toBe(true)
  })

  it('a failed write leaves nothing', async () => {
    const folder = await makeFolder()
    const store = await openDiskStore(folder)
    await writeFile(join(folder, 'buyer'), 'a file where a folder should be')
    await expect(store.put('buyer/x', Buffer.from('x'), 'image/png')).rejects.toThrow()
    expect(await filesBelow(folder)).toEqual(['buyer'])
  })
})
