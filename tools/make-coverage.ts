import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { coverageOf } from './check/coverage'
import { readTree } from './check/tree'

process.stdout.write(coverageOf(readTree(fileURLToPath(new URL('..', import.meta.url)))))
