import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT, main } from './lib/home.mjs'
import { build } from './build.mjs'
import { setup } from './setup.mjs'

await main(async () => {
  await setup()
  await build()
})

// The server takes over this process, including its signals and exit code, without starting Node a
// second time.
process.setSourceMapsEnabled(true)
await import(pathToFileURL(join(ROOT, 'server', 'dist', 'main.js')).href)
