import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { ROOT } from './home.mjs'

const PASSED_OVER = new Set(['node_modules', 'dist', 'results', 'test-results', 'test'])
const isTest = (/** @type {string} */ name) => /\.test\.tsx?$/.test(name)

/**
 * @param {string} path
 * @returns {string[]}
 */
function filesBelow(path) {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (PASSED_OVER.has(entry.name) || isTest(entry.name)) return []
    return filesBelow(join(path, entry.name))
  })
}

/** @param {string} file */
const digestOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/**
 * Returns one hash of the names and contents of files and folders, given relative to the
 * repository.
 * @param {string[]} paths
 * @param {Map<string, string>} digests of files that were read already; files read now are added
 */
export function hashOf(paths, digests = new Map()) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(join(ROOT, path))).sort()) {
    const digest = digests.get(file) ?? digestOf(file)
    digests.set(file, digest)
    hash.update(`${relative(ROOT, file).split(sep).join('/')}\0${digest}\0`)
  }
  return hash.digest('hex')
}

/** @param {string} path */
export function readStamp(path) {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return ''
  }
}

/**
 * Writes a file completely or not at all.
 * @param {string} path
 * @param {string} text
 */
export function writeWhole(path, text) {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, path)
}
