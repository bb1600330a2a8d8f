/** A separate process that runs an embedded database until its input ends; tests kill it. */
import { launchEmbeddedPostgres } from '../src/db/embedded/launch'

const write = (what: object) => process.stdout.write(`${JSON.stringify(what)}\n`)

try {
  const server = await launchEmbeddedPostgres({
    dataDir: process.argv[2] ?? '',
    settings: { fsync: 'off', shared_buffers: '16MB' },
  })
  write({ url: server.url })
  process.stdin.resume()
  process.stdin.on('end', () => {
    void server.stop().then(() => process.exit(0))
  })
} catch (error) {
  write({ error: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}
