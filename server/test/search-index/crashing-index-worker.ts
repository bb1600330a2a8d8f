import { parentPort } from 'node:worker_threads'
import '../../src/adapters/search-index/postgres/search-index-worker'

// The thread of the search index, but a search for `crash` ends it before it answers.
parentPort?.on('message', (sent: unknown) => {
  if (JSON.stringify(sent).includes('crash')) throw new Error('a crash of the test')
})
