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

/**
 * Returns one hash of the names and contents of files and folders, given relative to the
 * repository.
 * @param {string[]} paths
 */
export function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => filesBelow(join(ROOT, path))).sort()) {
    const text = readFileSync(file)
    hash.update(`${relative(ROOT, file).split(sep).join('/')}\0${text.length}\0`).update(text)
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
