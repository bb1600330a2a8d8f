import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkChapters } from './chapters'
import { checkCoverage } from './coverage'
import { checkHonesty } from './honesty'
import { checkMap } from './map'
import { checkNames } from './names'
import { checkPurity } from './purity'
import { checkReads, checkStores } from './reads'
import { checkRooms } from './rooms'
import { checkServerLayers } from './server-layers'
import { checkSharedModules } from './shared-modules'

import { checkTexts } from './texts'
import { readTree, type Tree, type Violation } from './tree'
import { checkWebLayers } from './web-layers'
import { checkWords } from './words'

type Check = (tree: Tree) => Violation[] | Promise<Violation[]>

const brokenSources: Check = ({ broken }) => [...broken]

/** The steps of `npm run check` that inspect the source tree. */
const STEPS = {
  layers: [brokenSources, checkRooms, checkChapters, checkServerLayers, checkWebLayers],
  rules: [
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

export const runStep = (step: Step, root: string): Promise<Violation[]> =>
  runSteps([step], readTree(root))

async function runSteps(steps: readonly Step[], tree: Tree): Promise<Violation[]> {
  const checks = new Set<Check>(steps.flatMap((step) => STEPS[step]))
  const found: Violation[] = []
  for (const check of checks) found.push(...(await check(tree)))
  return found
}

const isStep = (name: string): name is Step => name in STEPS

/** `tsx run.ts <root> <step…>`: prints one violation per line and exits with 1 if there are any. */
async function main([root = '', ...names]: readonly string[]): Promise<void> {
  const steps = names.filter(isStep)
  if (steps.length === 0 || steps.length < names.length)
    throw new Error(`steps: ${Object.keys(STEPS).join(', ')}`)
  const found = await runSteps(steps, readTree(resolve(root)))
  for (const { file, line, rule, message } of found)
    console.error(`${file}${line === undefined ? '' : `:${line}`}  ${rule}  ${message}`)
  if (found.length > 0) process.exitCode = 1
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv.slice(2))
