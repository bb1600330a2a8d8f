import { main } from './lib/home.mjs'
import { PROGRAMS, runNode } from './lib/run.mjs'
import { setup } from './setup.mjs'

// Beside an app that runs or without one: searches go on meanwhile.
await main(async () => {
  await setup()
  process.exitCode = await runNode(PROGRAMS.tsx, ['server/src/main.ts', 'index'])
})
