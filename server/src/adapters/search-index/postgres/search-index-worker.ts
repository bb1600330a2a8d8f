import { parentPort, workerData } from 'node:worker_threads'
import { createPool } from '../../../db/pool'
import { PostgresIndexReader } from './index-reader'
import { serveReader, type ThreadData } from './reader-port'

/** Connections for searches: each needs one for a moment, to read the documents of its page. */
const CONNECTIONS = 4

// Answers searches in a thread of its own, started by `createReaderThread`.
const { databaseUrl, snapshots } = workerData as ThreadData
const log = (line: string) => parentPort?.postMessage({ log: line }, [])
const pool = createPool(databaseUrl, { max: CONNECTIONS, log })
const reader = new PostgresIndexReader(pool, { snapshots, listenAt: databaseUrl, log })
if (parentPort) serveReader(parentPort, reader)
parentPort?.on('message', (sent: unknown) => {
  if (sent !== 'stop') return
  void reader
    .close()
    .then(() => pool.end())
    .finally(() => process.exit())
})
