import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkChapters } from './chapters'
import { checkBarrels, checkCircles } from './circles'
import { checkCoverage } from './coverage'
import { checkHonesty } from './honesty'
import { checkMap } from './map'
import { checkNames } from './names'
import { checkPurity } from './purity'
import { checkReads } from './reads'
import { checkRooms } from './rooms'
import { checkServerLayers } from './server-layers'
import { checkSharedModules } from './shared-modules'
import { checkStores } from './stores'
import { checkTexts } from './texts'
import { readTree, type Tree, type Violation } from './tree'
import { checkWebLayers } from './web-layers'
import { checkWords } from './words'

type Check = (tree: Tree) => Violation[] | Promise<Violation[]>

const brokenSources: Check = ({ broken }) => [...broken]

/** The steps of `npm run check` that look at the tree itself. */
const STEPS = {
  layers: [
    brokenSources,
    checkRooms,
    checkChapters,
    checkServerLayers,
    checkWebLayers,
    checkCircles,
    checkBarrels,
  ],
  laws: [
    brokenSources,
    checkPurity,
    checkWords,
    checkReads,
    checkStores,
    checkNames,
    checkTexts,
    checkHonesty,
    checkSharedModules,
  ],
  map: [checkMap],
  coverage: [checkCoverage],
} as const satisfies Record<string, readonly Check[]>

export type Step = keyof typeof STEPS

/** All breaches that a step finds below `root`. */
export async function runStep(step: Step, root: string): Promise<Violation[]> {
  const tree = readTree(root)
  const found: Violation[] = []
  for (const check of STEPS[step]) found.push(...(await check(tree)))
  return found
}

const isStep = (name: string | undefined): name is Step => name !== undefined && name in STEPS

/** `tsx run.ts <step> [root]`: prints the breaches, one a line, and exits with 1 when there are any. */
async function main([step, root]: readonly string[]): Promise<void> {
  if (!isStep(step)) throw new Error(`steps: ${Object.keys(STEPS).join(', ')}`)
  const house = fileURLToPath(new URL('../..', import.meta.url))
  const found = await runStep(step, root === undefined ? house : resolve(root))
  for (const { file, line, rule, message } of found)
    console.error(`${file}${line === undefined ? '' : `:${line}`}  ${rule}  ${message}`)
  if (found.length > 0) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))
