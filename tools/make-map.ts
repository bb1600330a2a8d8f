import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readWritten } from './check/map'
import { readTree } from './check/tree'

const root = fileURLToPath(new URL('..', import.meta.url))
for (const [file, text] of await readWritten(readTree(root))) {
  const path = join(root, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  console.info(`${file} is written`)
}
