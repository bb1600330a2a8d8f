// `npm run check [-- step …]`: everything about the tree that a tool can tell. Runs every step, or
// those that are named, prints a line for each and the words of those that fail.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const house = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = (name) => join(house, 'node_modules', '.bin', name)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: house } },
})
const root = resolve(values.root)

/** @returns {Promise<{ code: number, output: string }>} */
function run(command, args) {
  return new Promise((done) => {
    const child = spawn(bin(command), args, {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0' },
    })
    const parts = []
    child.stdout.on('data', (part) => parts.push(part))
    child.stderr.on('data', (part) => parts.push(part))
    child.on('error', (error) => done({ code: 1, output: `${command}: ${error.message}` }))
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(parts).toString() }))
  })
}

/** The compiler's word for a room whose tsconfig finds no file. */
const NO_FILES = /TS18003/

const types = (room) => async () => {
  if (!existsSync(join(root, room, 'tsconfig.json')))
    return { code: 0, output: '', note: 'no such room' }
  // What the last run knew of files that are the same is not worked out again.
  const known = join(root, '.cache', `types-${room}.tsbuildinfo`)
  const kept = ['--incremental', '--tsBuildInfoFile', known]
  const result = await run('tsc', ['-p', room, '--pretty', 'false', ...kept])
  return NO_FILES.test(result.output) ? { code: 0, output: '', note: 'no files yet' } : result
}

const treeStep = (step) => () => run('tsx', [join(house, 'tools/check/run.ts'), step, root])

/** Steps of one group run two at a time; the groups one after the other. */
const groups = [
  ['domain', 'server', 'web', 'e2e', 'bench', 'tools'].map((room) => [
    `types ${room}`,
    types(room),
  ]),
  [['lint', () => run('oxlint', ['--deny-warnings', '.'])]],
  [['format', () => run('oxfmt', ['--check', '.'])]],
  [
    ['map', treeStep('map')],
    ['coverage', treeStep('coverage')],
    ['layers', treeStep('layers')],
    ['laws', treeStep('laws')],
  ],
]

const isWanted = ([name]) =>
  positionals.length === 0 || positionals.some((one) => name === one || name.startsWith(`${one} `))

const failed = []

async function take([name, work]) {
  const begun = performance.now()
  const { code, output, note } = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(5)
  const word = code === 0 ? 'ok    ' : 'FAILED'
  console.log(`${word} ${seconds} s  ${name}${note ? ` (${note})` : ''}`)
  if (code === 0) return
  failed.push(name)
  console.log(output.trimEnd().replaceAll(/^/gm, '  '))
}

async function takeAll(steps) {
  const queue = [...steps]
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await take(step)
  }
  await Promise.all([worker(), worker()])
}

const unknown = positionals.filter(
  (one) => !groups.flat().some(([name]) => name.split(' ')[0] === one || name === one),
)
if (unknown.length > 0) {
  console.error(
    `no step ${unknown.join(', ')}; steps: types, lint, format, layers, laws, map, coverage`,
  )
  process.exit(2)
}
for (const group of groups) await takeAll(group.filter(isWanted))
if (failed.length > 0) {
  console.log(`\nfailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
