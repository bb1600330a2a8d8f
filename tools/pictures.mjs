import { main } from './lib/home.mjs'
import { findChromium } from './lib/chromium.mjs'
import { ownEnvironment } from './lib/environment.mjs'
import { PROGRAMS, runNode } from './lib/run.mjs'
import { build } from './build.mjs'
import { setup } from './setup.mjs'

/** Takes the pictures of the README. */
await main(async () => {
  await setup()
  await build()
  const env = { ...ownEnvironment(), CHROMIUM_PATH: await findChromium() }
  process.exitCode = await runNode(PROGRAMS.tsx, ['bench/web/pictures.ts'], { env })
})
