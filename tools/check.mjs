// `npm run check [-- step …]`: checks everything about the repository that a tool can check. Runs
// all steps or the named ones, prints a line for each, and the output of those that fail.
import { spawn } from 'node:child_process'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const repository = dirname(dirname(fileURLToPath(import.meta.url)))
const bin = (name) => join(repository, 'node_modules', '.bin', name)

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: repository } },
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

/** The linter reports type errors too, because its typed rules load every program anyway. */
const LINT = { name: 'lint', work: () => run('oxlint', ['--deny-warnings', '.']) }
const FORMAT = { name: 'format', work: () => run('oxfmt', ['--check', '.']) }
const TREE = ['layers', 'rules', 'map', 'coverage']

const isWanted = (name) => positionals.length === 0 || positionals.includes(name)

const unknown = positionals.filter((name) => ![LINT.name, FORMAT.name, ...TREE].includes(name))
if (unknown.length > 0) {
  const all = [LINT.name, FORMAT.name, ...TREE].join(', ')
  console.error(`no step ${unknown.join(', ')}; steps: ${all}`)
  process.exit(2)
}

/** The steps that inspect the source tree share one process, which parses it once. */
const tree = TREE.filter(isWanted)
const steps = [LINT, FORMAT].filter(({ name }) => isWanted(name))
if (tree.length > 0)
  steps.push({
    name: tree.join(', '),
    work: () => run('tsx', [join(repository, 'tools/check/run.ts'), root, ...tree]),
  })

const failed = []

async function take({ name, work }) {
  const begun = performance.now()
  const { code, output } = await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1).padStart(5)
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`)
  if (code === 0) return
  failed.push(name)
  console.log(output.trimEnd().replaceAll(/^/gm, '  '))
}

await Promise.all(steps.map(take))
if (failed.length > 0) {
  console.log(`\nfailed: ${failed.join(', ')}`)
  process.exitCode = 1
}
