import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MAP, mapOf } from './check/map'
import { readTree } from './check/tree'

const root = fileURLToPath(new URL('..', import.meta.url))
const path = join(root, MAP)
mkdirSync(dirname(path), { recursive: true })
writeFileSync(path, await mapOf(readTree(root)))
console.info(`${MAP} is written`)
