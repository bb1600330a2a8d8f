import { main } from './lib/home.mjs'
import { PROGRAMS, runNode } from './lib/run.mjs'
import { setup } from './setup.mjs'

// An account for a person of the provider, beside an app that runs or without one.
await main(async () => {
  await setup()
  const asked = ['server/src/main.ts', 'provider', ...process.argv.slice(2)]
  process.exitCode = await runNode(PROGRAMS.tsx, asked)
})
