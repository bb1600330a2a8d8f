import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { IndexAway } from '../../../ports/search-index'
import { superviseThread, type SupervisedThread, startThread } from '../../../start-thread'
import type { IndexReader } from './index-reader'
import { type ConnectedReader, connectReader, serveReader, type ThreadData } from './reader-port'
import type { SnapshotPlace } from './snapshot-file'

/** Memory limit in megabytes for objects; the index itself is in arrays outside of this limit. */
const MAX_MEMORY = 512
/** Memory in megabytes for short-lived objects; with 16, the default, searches are not faster. */
const YOUNG_MEMORY = 6

const PROGRAM = new URL('./search-index-worker.ts', import.meta.url)

export interface ThreadOptions {
  readonly databaseUrl: string
  /** Folder in which the index is stored; undefined: it is read from the database at each start. */
  readonly folder?: string
  readonly log: (line: string) => void
  /** By default the program of the index. */
  readonly program?: URL
}

/**
 * Identifies what determines the words of texts: the program of the thread, which contains all of it, and the
 * version of Unicode.
 */
function releaseOf(program: URL): string | undefined {
  if (program.pathname.endsWith('.ts')) return undefined
  const hash = createHash('sha256').update(readFileSync(program))
  return `${hash.digest('hex')} ${process.versions['unicode']}`
}

/** Returns where the thread stores its snapshots; undefined for none. */
function snapshotsOf({ folder, log, program = PROGRAM }: ThreadOptions): SnapshotPlace | undefined {
  if (folder === undefined) return undefined
  try {
    const release = releaseOf(program)
    return release === undefined ? undefined : { folder: join(folder, 'search'), release }
  } catch (error) {
    log(`search: no snapshots are used (${error instanceof Error ? error.message : String(error)})`)
    return undefined
  }
}

/** Returns a port to the reader for another thread. */
export function openReaderPort(reader: IndexReader): MessagePort {
  const { port1, port2 } = new MessageChannel()
  serveReader(port1, reader)
  port1.unref()
  return port2
}

/** Reads the index through a port that `openReaderPort` returned. */
export function readThroughPort(port: MessagePort): IndexReader {
  return { ...connectReader(port), close: async () => port.close() }
}

/**
 * Answers searches in a thread of its own, so that a long search delays no other request. The first search
 * starts the thread; one that ends unexpectedly is restarted, and meanwhile searches fail with `IndexAway`.
 */
export function createReaderThread(options: ThreadOptions): IndexReader {
  const { databaseUrl, log, program = PROGRAM } = options
  const snapshots = snapshotsOf(options)
  let supervised: SupervisedThread | undefined
  let connected: ConnectedReader | undefined
  const start = () => {
    const data: ThreadData = { databaseUrl, snapshots }
    const thread = startThread(program, MAX_MEMORY, data, [], YOUNG_MEMORY)
    const reader = connectReader(thread)
    connected = reader
    let reason = new Error('the thread of the search index ended')
    thread.on('message', (sent: { log?: string }) => {
      if (sent.log !== undefined) log(sent.log)
    })
    thread.on('error', (error) => {
      reason = error instanceof Error ? error : new Error(String(error))
      log(`search: the thread ended and is restarted (${reason.message})`)
    })
    thread.on('exit', () => {
      connected = undefined
      reader.fail(new IndexAway(reason))
    })
    return thread
  }
  const reach = (): ConnectedReader => {
    supervised ??= superviseThread(start)
    if (connected) return connected
    throw new IndexAway(new Error('the thread of the search index is being restarted'))
  }
  return {
    search: async (queries) => reach().search(queries),
    searchFacet: async (query) => reach().searchFacet(query),
    suggest: async (queries) => reach().suggest(queries),
    // A thread that is not running has nothing outdated.
    expire: () => connected?.expire(),
    close: async () => {
      await supervised?.stop()
    },
  }
}
