import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { openDiskStore } from '../src/adapters/object-store/disk/disk-object-store'
import type { ObjectStore } from '../src/ports/object-store'

/** A separate object store on disk for one test. */
export interface TestObjects {
  store: ObjectStore
  /** Returns all files in its folder, including incomplete ones. */
  keys(): Promise<string[]>
  drop(): Promise<void>
}

export async function openTestObjects(): Promise<TestObjects> {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-objects-'))
  return {
    store: await openDiskStore(folder),
    async keys() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .toSorted()
    },
    drop: () => rm(folder, { recursive: true, force: true }),
  }
}
