import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ObjectStore } from '../../../ports/object-store'
import { assertObjectKey } from '../object-key'

/** Only the server's own user may read uploaded files. */
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600

/** Begins with a character that no object key can begin with, so no key resolves into this folder. */
const INCOMING = '.incoming'
/** Older drafts were left behind by a process that was killed. */
const LEFT_BEHIND_MS = 3_600_000

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')

/** Flushes the folder's directory entries to disk. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, constants.O_RDONLY)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
  if (made === undefined) return
  for (let child = folder; child.length >= made.length; child = dirname(child))
    await syncFolder(dirname(child))
}

async function removeLeftBehind(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    const file = join(incoming, name)
    const made = await stat(file).catch(() => undefined)
    if (made && Date.now() - made.mtimeMs > LEFT_BEHIND_MS) await rm(file, { force: true })
  }
}

/**
 * Opens an object store in one folder, which several processes may share. A file appears under its name only
 * after all of its content is on disk.
 */
export async function openDiskStore(folder: string): Promise<ObjectStore> {
  const incoming = join(folder, INCOMING)
  // The parent folder may be shared with other data, such as the database's, so its permissions stay unchanged.
  await mkdir(dirname(folder), { recursive: true })
  await makeFolder(incoming)
  await removeLeftBehind(incoming)
  const placeOf = (key: string) => {
    assertObjectKey(key)
    return join(folder, ...key.split('/'))
  }
  const write = async (key: string, content: Buffer | AsyncIterable<Buffer>) => {
    const place = placeOf(key)
    const draft = join(incoming, randomUUID())
    try {
      const handle = await open(draft, 'wx', FILE_MODE)
      try {
        await writeFile(handle, content)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await makeFolder(dirname(place))
      await rename(draft, place)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncFolder(dirname(place))
  }
  return {
    put: (key, content) => write(key, content),
    putStream: (key, content) => write(key, content),
    async find(key) {
      const handle = await open(placeOf(key), constants.O_RDONLY).catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      })
      if (!handle) return undefined
      const found = await handle.stat()
      if (found.isFile()) return { content: handle.createReadStream(), size: found.size }
      await handle.close()
      return undefined
    },
    async remove(key) {
      const place = placeOf(key)
      try {
        await rm(place)
        await syncFolder(dirname(place))
      } catch (error) {
        if (!isMissing(error)) throw error
      }
    },
  }
}
