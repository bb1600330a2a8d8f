import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CACHE, ROOT, Stop, isMain, main } from './lib/home.mjs'
import { bundleServer } from './lib/bundle.mjs'
import { compressFiles } from './lib/compress.mjs'
import { withLock } from './lib/lock.mjs'
import { PROGRAMS, runQuietly } from './lib/run.mjs'
import { hashOf, readStamp, writeWhole } from './lib/stamp.mjs'
import { setup } from './setup.mjs'

const SHARED = ['package-lock.json', 'tsconfig.base.json', 'domain/package.json', 'domain/src']
const STAMP = '.stamp'
/** Number of builds whose files remain for pages that users opened before the newest build. */
const GENERATIONS = 3

/**
 * @typedef {{ name: string, dist: string, entry: string, sources: string[],
 *   make: (draft: string) => Promise<void> }} Part
 */

/** @param {string} draft */
async function makeServer(draft) {
  try {
    await bundleServer(draft)
  } catch {
    throw new Stop('The server could not be built; the reason is above.')
  }
}

/** @param {string} draft */
async function makeWeb(draft) {
  const args = [PROGRAMS.vite, 'build', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await runQuietly(process.execPath, args, { cwd: join(ROOT, 'web'), env })
  if (code !== 0) {
    process.stderr.write(output)
    throw new Stop('The web app could not be built; the reason is above.')
  }
  const texts = filesIn(draft).filter((file) =>
    /^(?:assets\/.*\.(?:js|css|svg)|index\.html|pages\/.*\.html)$/.test(file),
  )
  await compressFiles(texts.map((file) => join(draft, file)))
}

/** @type {Part[]} */
const PARTS = [
  {
    name: 'server',
    dist: join(ROOT, 'server', 'dist'),
    entry: 'main.js',
    sources: [
      ...SHARED,
      'server/package.json',
      'server/src',
      'server/demo',
      'tools/lib/bundle.mjs',
    ],
    make: makeServer,
  },
  {
    name: 'web',
    dist: join(ROOT, 'web', 'dist'),
    entry: 'index.html',
    sources: [...SHARED, 'web'],
    make: makeWeb,
  },
]

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below ? `${below}/${entry.name}` : entry.name
    return entry.isDirectory() ? filesIn(folder, path) : [path]
  })
}

/**
 * @param {string} dist
 * @returns {string[][]}
 */
function readGenerations(dist) {
  try {
    return JSON.parse(readFileSync(join(dist, '.generations.json'), 'utf8'))
  } catch {
    return []
  }
}

/** @param {string} file */
const isPage = (file) => /^pages\/|^index\.html/.test(file)

/**
 * Moves a finished build into place file by file, with the files that refer to others last. A
 * running server is never interrupted: each file is replaced by a single rename, and files of
 * earlier builds stay for pages that are open.
 * @param {string} draft
 * @param {Part} part
 */
function publish(draft, { dist, entry }) {
  const files = filesIn(draft)
  mkdirSync(dist, { recursive: true })
  const isLast = (/** @type {string} */ file) => file === entry || isPage(file)
  for (const file of [...files.filter((one) => !isLast(one)), ...files.filter(isLast)]) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    renameSync(join(draft, file), join(dist, file))
  }
  // Pages have the same name in every build, so one missing in this build is out of date.
  const before = readGenerations(dist).map((all) => all.filter((file) => !isPage(file)))
  const generations = [files, ...before].slice(0, GENERATIONS)
  const current = new Set(generations.flat())
  for (const file of filesIn(dist)) {
    if (!current.has(file) && !file.startsWith('.')) rmSync(join(dist, file), { force: true })
  }
  writeWhole(join(dist, '.generations.json'), JSON.stringify(generations))
}

const isCurrent = (/** @type {Part} */ part, /** @type {string} */ hash) =>
  readStamp(join(part.dist, STAMP)) === hash && existsSync(join(part.dist, part.entry))

/**
 * @param {Part} part
 * @param {string} hash
 */
async function buildPart(part, hash) {
  const began = Date.now()
  const draft = join(CACHE, `build-${part.name}-${process.pid}`)
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true })
  try {
    await part.make(draft)
    rmSync(join(part.dist, STAMP), { force: true })
    publish(draft, part)
    writeWhole(join(part.dist, STAMP), hash)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  console.log(`build: ${part.name} (${((Date.now() - began) / 1000).toFixed(1)} s)`)
}

/** Builds the server and the web app unless they are up to date with their sources. */
export async function build() {
  const stale = () => {
    // The parts share sources, which are read once.
    const digests = new Map()
    return PARTS.map((part) => ({ part, hash: hashOf(part.sources, digests) })).filter(
      ({ part, hash }) => !isCurrent(part, hash),
    )
  }
  if (stale().length === 0) return
  await withLock(join(CACHE, 'build.lock'), async () => {
    for (const { part, hash } of stale()) await buildPart(part, hash)
  })
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await setup()
    await build()
    console.log('build: up to date')
  })
}
