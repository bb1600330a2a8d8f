import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Pasok needs Node.js 20.19 or newer; this is ${process.version}.`)
  process.exit(1)
}

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** Data that the scripts keep between runs; can be deleted at any time. */
export const CACHE = join(ROOT, '.cache')

/** An expected error, reported in one line. */
export class Stop extends Error {}

/**
 * Runs a script; a `Stop` error is reported in one line with exit code 1.
 * @param {() => void | Promise<void>} work
 */
export async function main(work) {
  try {
    await work()
  } catch (error) {
    if (error instanceof Stop) console.error(error.message)
    else console.error(error)
    process.exit(1)
  }
}

/**
 * Returns whether this module is the script that Node was started with.
 * @param {string} url
 */
export function isMain(url) {
  return process.argv[1] !== undefined && fileURLToPath(url) === process.argv[1]
}
