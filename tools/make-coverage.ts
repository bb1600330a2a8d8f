import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { COVERAGE, coverageOf } from './check/coverage'
import { readTree } from './check/tree'

const root = fileURLToPath(new URL('..', import.meta.url))
const page = coverageOf(readTree(root))
writeFileSync(join(root, COVERAGE), page)
console.info(`${COVERAGE} is written: ${/\*\*(.+)\*\*/.exec(page)?.[1] ?? ''}`)
