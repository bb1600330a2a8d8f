import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './home.mjs'

/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()

/** Programs installed by npm are run with this Node instead of through links in a `.bin` folder. */
export const PROGRAMS = {
  vite: join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'),
  vitest: join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
  tsx: join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs'),
  playwright: join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js'),
}

/**
 * Returns the npm that started this script, or the one on the PATH.
 * @returns {[string, ...string[]]}
 */
export function npmCommand() {
  const path = process.env.npm_execpath
  if (path && /npm-cli\.[cm]?js$/.test(path)) return [process.execPath, path]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm']
}

function passSignals() {
  for (const name of SIGNALS) {
    process.on(name, () => {
      for (const child of running) child.kill(name)
    })
  }
}

/**
 * Starts a program in the foreground and passes on the signals that this process receives.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function start(command, args, options = {}) {
  if (running.size === 0 && process.listenerCount('SIGTERM') === 0) passSignals()
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: command.endsWith('.cmd'),
    ...options,
  })
  running.add(child)
  child.on('close', () => running.delete(child))
  return child
}

/**
 * Runs a program to its end and returns its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<number>}
 */
export function run(command, args, options = {}) {
  return new Promise((done) => {
    const child = start(command, args, options)
    child.on('error', (error) => {
      running.delete(child)
      console.error(`${command} can't be run: ${error.message}`)
      done(127)
    })
    child.on('close', (code, signal) => done(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}

/**
 * Runs a program without showing its output, which is returned instead.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function runQuietly(command, args, options = {}) {
  let output = ''
  const child = start(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += String(chunk)
    })
  }
  const code = await new Promise((done) => {
    child.on('error', (error) => {
      output += error.message
      running.delete(child)
      done(127)
    })
    child.on('close', (status) => done(status ?? 1))
  })
  return { code, output }
}

/**
 * Runs a Node script.
 * @param {string} script
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export const runNode = (script, args, options) => run(process.execPath, [script, ...args], options)
