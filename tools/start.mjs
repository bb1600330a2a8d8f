import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, main } from './lib/home.mjs'
import { build } from './build.mjs'
import { setup } from './setup.mjs'

await main(async () => {
  await setup()
  await build()
})

// The server takes over this process: its signals, its exit code, no second start-up of Node.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(ROOT, 'server', 'dist', 'main.js')).href)
