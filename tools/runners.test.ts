// @module-tag thorough
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** A small project with the real runners, which builds quickly and may be broken. */
const FILES: Record<string, string> = {
  'package.json': '{ "type": "module", "private": true }',
  'domain/package.json': '{ "type": "module" }',
  'domain/src/kernel/word.ts': "export const WORD: string = 'first'\n",
  'server/src/main.ts': `
    import pg from 'pg'
    import { WORD } from '@pasok/domain/kernel/word'
    import { HERE } from './places/here'
    console.log(JSON.stringify({ WORD, HERE, pg: typeof pg.Pool }))
    process.on('SIGTERM', () => process.exit(7))
    if (process.env['STAY']) setInterval(() => undefined, 1000)`,
  'server/src/places/here.ts': 'export const HERE = import.meta.dirname\n',
  'web/index.html': '<script type="module" src="/src/main.ts"></script>',
  'web/src/main.ts': "import('./lazy').then((page) => console.log(page.NAME))\n",
  'web/src/lazy.ts': "export const NAME = 'lazy page one'\n",
}

let home: string
const children: ChildProcess[] = []

const write = async (path: string, text: string) => {
  await mkdir(dirname(join(home, path)), { recursive: true })
  await writeFile(join(home, path), text)
}

beforeEach(async () => {
  home = join(await mkdtemp(join(tmpdir(), 'runners test ')), 'a house')
  for (const [path, text] of Object.entries(FILES)) await write(path, text)
  await cp(join(ROOT, 'package-lock.json'), join(home, 'package-lock.json'))
  await cp(join(ROOT, 'tools'), join(home, 'tools'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules') && !path.endsWith('.ts'),
  })
  await symlink(join(ROOT, 'node_modules'), join(home, 'node_modules'))
})
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await rm(dirname(home), { recursive: true })
})

interface Result {
  code: number
  out: string
  errors: string
}

function start(runner: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(home, 'tools', runner)], {
    cwd: tmpdir(),
    env: { ...process.env, ...env },
  })
  children.push(child)
  let out = ''
  let errors = ''
  child.stdout.on('data', (chunk) => (out += String(chunk)))
  child.stderr.on('data', (chunk) => (errors += String(chunk)))
  const ended = once(child, 'close').then(([code]): Result => ({ code: Number(code), out, errors }))
  return { child, ended, said: () => out }
}

const run = (runner: string, env?: Record<string, string>) => start(runner, env).ended
const builds = (result: Result) => [...result.out.matchAll(/build: (\w+) \(/g)].map((one) => one[1])
const assets = async () => (await readdir(join(home, 'web/dist/assets'))).toSorted()

describe('build', () => {
  it('builds both parts once, and again only the part that changed', async () => {
    const first = await run('build.mjs')
    expect(first).toMatchObject({ code: 0, errors: '' })
    expect(builds(first)).toEqual(['server', 'web'])
    const made = await stat(join(home, 'server/dist/main.js'))
    expect(builds(await run('build.mjs'))).toEqual([])
    await write('web/src/lazy.ts', "export const NAME = 'lazy page two'\n")
    expect(builds(await run('build.mjs'))).toEqual(['web'])
    expect((await stat(join(home, 'server/dist/main.js'))).mtimeMs).toBe(made.mtimeMs)
    await write('domain/src/kernel/word.ts', "export const WORD: string = 'second'\n")
    expect(builds(await run('build.mjs'))).toEqual(['server', 'web'])
    await rm(join(home, 'web/dist'), { recursive: true })
    expect(builds(await run('build.mjs'))).toEqual(['web'])
    expect(
      (await readdir(join(home, '.cache'))).filter((name) => name.startsWith('build')),
    ).toEqual([])
  })

  it('keeps the files of open pages for two more builds', async () => {
    const seen: string[][] = []
    for (const word of ['one', 'two', 'three', 'four']) {
      await write('web/src/lazy.ts', `export const NAME = 'lazy page ${word}'\n`)
      await run('build.mjs')
      seen.push(await assets())
    }
    const [one = [], two = [], three = [], four = []] = seen
    expect(two).toEqual(expect.arrayContaining(one))
    expect(three).toEqual(expect.arrayContaining(two))
    expect(four).not.toEqual(expect.arrayContaining(one))
    expect(four.length).toBe(three.length)
  })

  it('keeps no page that the newest build lacks', async () => {
    await run('build.mjs')
    const dist = join(home, 'web/dist')
    const built = JSON.parse(await readFile(join(dist, '.generations.json'), 'utf8'))
    await write('web/dist/pages/gone.html', 'an address that was taken out')
    await writeFile(
      join(dist, '.generations.json'),
      JSON.stringify([[...built[0], 'pages/gone.html'], ...built.slice(1)]),
    )
    await write('web/src/lazy.ts', "export const NAME = 'lazy page five'\n")
    await run('build.mjs')
    expect(existsSync(join(dist, 'pages/gone.html'))).toBe(false)
    expect(existsSync(join(dist, 'index.html'))).toBe(true)
  })

  it('is done by one of two that start at once', async () => {
    const results = await Promise.all([run('build.mjs'), run('build.mjs')])
    expect(results.map((result) => result.code)).toEqual([0, 0])
    expect(results.flatMap(builds).map(String).toSorted()).toEqual(['server', 'web'])
  })

  it('says what is wrong, leaves the last build in place and tries again', async () => {
    await run('build.mjs')
    const before = await readFile(join(home, 'server/dist/main.js'), 'utf8')
    await write('domain/src/kernel/word.ts', 'export const WORD = ;\n')
    const failed = await run('build.mjs')
    expect(failed.code).toBe(1)
    expect(failed.errors).toContain('word.ts:1:20')
    expect(failed.errors.trim().split('\n').at(-1)).toBe(
      'The server could not be built; the reason is above.',
    )
    expect(await readFile(join(home, 'server/dist/main.js'), 'utf8')).toBe(before)
    expect((await run('build.mjs')).code).toBe(1)
    expect(existsSync(join(home, '.cache', 'build.lock'))).toBe(false)
  })
})

describe('start', () => {
  it('builds, then runs the server where it finds its own files', async () => {
    const result = await run('start.mjs')
    expect(result).toMatchObject({ code: 0, errors: '' })
    const printed: unknown = JSON.parse(result.out.trim().split('\n').at(-1) ?? '')
    expect(printed).toMatchObject({ WORD: 'first', pg: 'function' })
    expect(printed).toHaveProperty('HERE', join(home, 'server/dist') + '/../src/places')
  })

  it('hands signals to the server and ends with its code', async () => {
    const { child, ended, said } = start('start.mjs', { STAY: '1' })
    await expect.poll(said).toContain('WORD')
    child.kill('SIGTERM')
    expect((await ended).code).toBe(7)
  })
})

describe('test', () => {
  const last = (result: Result) => result.out.trim().split('\n').at(-1)
  const PASSING = "import { expect, it } from 'vitest'\nit('adds', () => expect(1 + 1).toBe(2))\n"

  beforeEach(async () => {
    await write(
      'vitest.config.ts',
      "export default { test: { tags: [{ name: 'thorough' }], include: ['domain/**/*.test.ts'] } }\n",
    )
    await write('tools/check.mjs', '')
  })

  it('ends with the sum of what passed', async () => {
    await write('domain/src/one.test.ts', PASSING)
    const result = await run('test.mjs')
    expect(result.code).toBe(0)
    expect(last(result)).toBe('1 passed, 0 failed')
    expect(result.out).toMatch(/Tests +1 passed/)
  })

  it('fails, and counts a failure, when a test, a file or the checks fail', async () => {
    await write('domain/src/one.test.ts', PASSING + PASSING.replace('2)', '3)').split('\n')[1])
    const failing = await run('test.mjs')
    expect([failing.code, last(failing)]).toEqual([1, '1 passed, 1 failed'])
    await write('domain/src/one.test.ts', "import './absent'\n")
    const broken = await run('test.mjs')
    expect([broken.code, last(broken)]).toEqual([1, '0 passed, 1 failed'])
    await write('tools/check.mjs', 'process.exit(3)')
    const refused = await run('test.mjs')
    expect([refused.code, last(refused)]).toEqual([1, '0 passed, 1 failed'])
    expect(refused.errors.trim()).toBe('test: npm run check failed (exit code 3)')
  })

  it('says in one line that there is no browser, and fails', async () => {
    await write('e2e/playwright.config.ts', '')
    const result = await run('test.mjs', { CHROMIUM_PATH: '/absent/chromium' })
    expect([result.code, last(result)]).toEqual([1, '0 passed, 1 failed'])
    expect(result.errors.trim()).toMatch(
      /^CHROMIUM_PATH is \/absent\/chromium, which is no Chromium .*$/,
    )
  })
})
