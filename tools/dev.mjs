import { join } from 'node:path'
import { ROOT, main } from './lib/home.mjs'
import { PROGRAMS, start } from './lib/run.mjs'
import { setup } from './setup.mjs'

await main(setup)

const port = process.env.PORT || '3000'
const both = [
  start(process.execPath, [PROGRAMS.tsx, 'watch', '--clear-screen=false', 'server/src/main.ts']),
  start(process.execPath, [PROGRAMS.vite, '--clearScreen', 'false'], {
    cwd: join(ROOT, 'web'),
    env: { ...process.env, API_ORIGIN: process.env.API_ORIGIN ?? `http://127.0.0.1:${port}` },
  }),
]
// The signals also reach both child processes directly; passing them on would make the server quit
// before it has shut down cleanly.
let isStopping = false
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => {
    isStopping = true
  })
}
// Ends the other process when one of them ends.
for (const child of both) {
  child.on('close', (code) => {
    process.exitCode ||= isStopping ? 0 : (code ?? 1)
    if (isStopping) return
    isStopping = true
    for (const other of both) if (other.exitCode === null) other.kill('SIGTERM')
  })
}
