import { main } from './lib/home.mjs'
import { PROGRAMS, runNode } from './lib/run.mjs'
import { setup } from './setup.mjs'

// Rebuilds the search index, with or without a running app; searches continue meanwhile.
await main(async () => {
  await setup()
  process.exitCode = await runNode(PROGRAMS.tsx, ['server/src/main.ts', 'index'])
})
