import { main } from './lib/home.mjs'
import { ownEnvironment } from './lib/environment.mjs'
import { PROGRAMS, runNode } from './lib/run.mjs'
import { build } from './build.mjs'
import { setup } from './setup.mjs'

await main(async () => {
  await setup()
  await build()
  const env = { ...ownEnvironment(), FAULTS: 'full' }
  const args = [
    'run',
    '--project',
    'server',
    'server/test/faults',
    'server/test/fuzz',
    ...process.argv.slice(2),
  ]
  process.exitCode = await runNode(PROGRAMS.vitest, args, { env })
})
