import { main } from './lib/home.mjs'
import { PROGRAMS, runNode } from './lib/run.mjs'
import { setup } from './setup.mjs'

// Creates an account for a user of the provider, with or without a running app.
await main(async () => {
  await setup()
  const args = ['server/src/main.ts', 'provider', ...process.argv.slice(2)]
  process.exitCode = await runNode(PROGRAMS.tsx, args)
})
