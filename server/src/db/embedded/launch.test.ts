// @module-tag thorough
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { canReach, chooseIdentity, isRoot } from './identity'
import { launchEmbeddedPostgres, type EmbeddedPostgres } from './launch'
import { readPostmaster } from './postmaster'
import { isAlive } from './processes'
import { sweepEmbeddedPostgres } from './sweep'

const SETTINGS = { fsync: 'off', shared_buffers: '16MB' }
const CHILD = join(import.meta.dirname, '..', '..', '..', 'test', 'embedded-child.ts')
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
const other = isRoot() ? chooseIdentity(null) : null
const otherCanRun =
  other !== null && canReach(dirname(CHILD), other) && canReach(process.execPath, other)

/** Root as in a container, without access to other users' processes. */
const AS_CONTAINED = ['setpriv', '--bounding-set', '-sys_ptrace']
const canContain =
  isRoot() && spawnSync(AS_CONTAINED[0] ?? '', [...AS_CONTAINED.slice(1), 'true']).status === 0

// Creating a database takes a second on an idle machine, and much longer on a busy one.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let home: string
let dataDir: string
let ready: string
const children: ChildProcess[] = []

async function makeHome(): Promise<string> {
  // A later run recognises files left by a killed run by this prefix.
  const folder = await mkdtemp(join(tmpdir(), 'pasok-test- launch, "1" '))
  await chmod(folder, 0o755)
  return folder
}

beforeAll(async () => {
  ready = join(await makeHome(), 'data')
  await (await launchEmbeddedPostgres({ dataDir: ready, settings: SETTINGS })).stop()
})
afterAll(() => rm(dirname(ready), { recursive: true }))

beforeEach(async () => {
  home = await makeHome()
  dataDir = join(home, 'data')
})

/** Copies a prepared database, including file owners, for tests that are not about creating one. */
const takeReady = () => execFileSync('cp', ['-a', ready, dataDir])

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await sweepEmbeddedPostgres(dataDir)
  await rm(home, { recursive: true, force: true })
})

const launch = (log?: (line: string) => void) =>
  launchEmbeddedPostgres({ dataDir, settings: SETTINGS, ...(log ? { log } : {}) })

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql)
    return rows.map((row) => Object.values(row)[0])
  } finally {
    await client.end()
  }
}

async function startChild(
  uid?: number,
  through: readonly string[] = [],
): Promise<{ child: ChildProcess; url: string; error: string }> {
  const [program, ...args] = [...through, process.execPath, '--import', TSX, CHILD, dataDir]
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid, env: { PATH: process.env['PATH'], HOME: home } }),
  })
  children.push(child)
  for await (const line of createInterface({ input: child.stdout })) {
    const message = JSON.parse(line) as { url?: string; error?: string }
    return { child, url: message.url ?? '', error: message.error ?? '' }
  }
  throw new Error('the child said nothing')
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

const postmasterPid = () => readPostmaster(join(dataDir, 'cluster'))?.pid ?? 0

async function stopAndCheck(server: EmbeddedPostgres): Promise<void> {
  const pid = postmasterPid()
  await server.stop()
  expect(isAlive(pid)).toBe(false)
  expect(postmasterPid()).toBe(0)
}

describe('launchEmbeddedPostgres', () => {
  it('makes a database in a path with spaces, stops, and finds it again', async () => {
    const first = await launch()
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS n')
    expect(await query(first.url, 'SHOW listen_addresses')).toEqual(['127.0.0.1'])
    expect(
      await query(
        first.url,
        "SELECT datcollate || encoding FROM pg_database WHERE datname = 'pasok'",
      ),
    ).toEqual(['C6'])
    await stopAndCheck(first)
    const second = await launch()
    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([7])
    await stopAndCheck(second)
    const mode = (await stat(join(dataDir, 'cluster', 'pasok.password'))).mode & 0o777
    expect(mode).toBe(0o600)
  })

  const isOnSocket = 'SELECT inet_client_addr() IS NULL'

  it('is reached through a socket file, with the password', async () => {
    takeReady()
    const server = await launch()
    expect(await query(server.url, isOnSocket)).toEqual([true])
    await stopAndCheck(server)
    await expect(query(server.url, 'SELECT 1')).rejects.toMatchObject({ syscall: 'connect' })
  })

  it.each([
    ['its folder has a path too long for a socket', 'x'.repeat(90), {}],
    ['no socket can be made', 'data', { unix_socket_directories: `/${'x'.repeat(120)}` }],
  ])('is reached through TCP when %s', async (_, folder, more) => {
    dataDir = join(home, folder)
    const server = await launchEmbeddedPostgres({ dataDir, settings: { ...SETTINGS, ...more } })
    expect(await query(server.url, isOnSocket)).toEqual([false])
    await stopAndCheck(server)
  })

  it('refuses a wrong password', async () => {
    takeReady()
    const server = await launch()
    const url = new URL(server.url)
    url.password = 'wrong'
    await expect(query(url.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
    await server.stop()
  })

  it('uses the server that a killed process left, with all that it committed', async () => {
    takeReady()
    const { child, url } = await startChild()
    await query(url, 'CREATE TABLE kept AS SELECT 7 AS n')
    const pid = postmasterPid()
    await kill(child)
    const lines: string[] = []
    const server = await launch((line) => lines.push(line))
    expect(postmasterPid()).toBe(pid)
    expect(lines.join()).toContain('runs already')
    expect(await query(server.url, 'SELECT n FROM kept')).toEqual([7])
    await stopAndCheck(server)
  })

  it('recovers after the server and the process were killed together', async () => {
    takeReady()
    const { child, url } = await startChild()
    await query(url, 'CREATE TABLE kept AS SELECT 7 AS n')
    process.kill(postmasterPid(), 'SIGKILL')
    await kill(child)
    const server = await launch()
    expect(await query(server.url, 'SELECT n FROM kept')).toEqual([7])
    await stopAndCheck(server)
  })

  it('starts a server again that was killed, at the same address', async () => {
    takeReady()
    const server = await launch()
    await query(server.url, 'CREATE TABLE kept AS SELECT 7 AS n')
    process.kill(postmasterPid(), 'SIGKILL')
    await expect.poll(() => query(server.url, 'SELECT n FROM kept').catch(String)).toEqual([7])
    await stopAndCheck(server)
  })

  it('is started again by one of its users, and the others use that server', async () => {
    takeReady()
    const lines: string[] = []
    const servers = await Promise.all([1, 2, 3].map(() => launch((line) => lines.push(line))))
    lines.splice(0)
    const killed = postmasterPid()
    process.kill(killed, 'SIGKILL')
    await vi.waitFor(() => expect(lines).toHaveLength(3), { timeout: 60_000 })
    const again = `database: process ${killed} is gone; starting it again`
    const used = `database: using the server that runs already (process ${postmasterPid()})`
    expect(lines.toSorted()).toEqual([again, used, used])
    for (const server of servers.slice(1)) await server.stop()
    if (servers[0]) await stopAndCheck(servers[0])
  })

  it('is shared by processes that start at once, and stopped by the last', async () => {
    const servers = await Promise.all([launch(), launch(), startChild()])
    const urls = new Set(servers.map((server) => server.url))
    expect(urls.size).toBe(1)
    const [first, second, third] = servers
    await first.stop()
    expect(await query(second.url, 'SELECT 1')).toEqual([1])
    await second.stop()
    expect(await query(third.url, 'SELECT 1')).toEqual([1])
    const ended = once(third.child, 'exit')
    third.child.stdin?.end()
    await ended
    expect(postmasterPid()).toBe(0)
  })

  it('begins again where the making of a database was killed', async () => {
    await mkdir(join(dataDir, 'cluster.making-999999999-aaaa', 'base'), { recursive: true })
    await writeFile(join(dataDir, 'cluster.making-999999999-aaaa', 'PG_VERSION'), '18\n')
    await mkdir(join(dataDir, 'cluster'))
    const server = await launch()
    expect(await query(server.url, 'SELECT 1')).toEqual([1])
    await server.stop()
    expect((await readdir(dataDir)).filter((name) => name.includes('making'))).toEqual([])
  })

  it('starts though the note of a dead server now names some other program', async () => {
    takeReady()
    const bystander = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000)'], {
      stdio: 'ignore',
    })
    children.push(bystander)
    const note = [bystander.pid, join(dataDir, 'cluster'), 1, 5999, '', '127.0.0.1', '', 'ready']
    await writeFile(join(dataDir, 'cluster', 'postmaster.pid'), `${note.join('\n')}\n`)
    const lock = join(dataDir, 'cluster', '.s.PGSQL.5999.lock')
    await writeFile(lock, `${bystander.pid}\n`)
    const server = await launch()
    await expect(stat(lock)).rejects.toThrow('ENOENT')
    expect(await query(server.url, 'SELECT 1')).toEqual([1])
    await stopAndCheck(server)
    expect(bystander.exitCode).toBe(null)
  })
})

describe('launchEmbeddedPostgres says in one line', () => {
  const failure = async () => {
    const error: unknown = await launch().catch((caught: unknown) => caught)
    expect(error).toMatchObject({ name: 'StartError' })
    const message = error instanceof Error ? error.message : ''
    expect(message).not.toContain('\n')
    return message
  }

  it('that the data folder is not writable', async () => {
    await writeFile(dataDir, 'a file where the folder should be')
    expect(await failure()).toMatch(
      /^Data folder not writable: .*data \((EEXIST|ENOTDIR), belongs to/,
    )
    await rm(dataDir)
  })

  it('that the port is in use', async () => {
    takeReady()
    const squatter = createServer().listen(0, '127.0.0.1')
    await once(squatter, 'listening')
    const address = squatter.address()
    const port = address && typeof address === 'object' ? address.port : 0
    await expect(launchEmbeddedPostgres({ dataDir, port, settings: SETTINGS })).rejects.toThrow(
      `The database's port ${port} is in use by another program.`,
    )
    squatter.close()
  })

  it('that a setting is wrong, and leaves no server behind', async () => {
    takeReady()
    await expect(
      launchEmbeddedPostgres({ dataDir, settings: { shared_buffers: 'lots' } }),
    ).rejects.toThrow(/did not start: .*shared_buffers/)
    expect(postmasterPid()).toBe(0)
  })

  it('that the data are of another PostgreSQL, damaged, or without their password', async () => {
    takeReady()
    const version = join(dataDir, 'cluster', 'PG_VERSION')
    await writeFile(version, '17\n')
    expect(await failure()).toMatch(/was made by PostgreSQL 17, this release carries 18/)
    await rm(version)
    expect(await failure()).toMatch(/holds a damaged database/)
    await writeFile(version, '18\n')
    const password = join(dataDir, 'cluster', 'pasok.password')
    const original = await readFile(password)
    await rm(password)
    expect(await failure()).toMatch(/pasok\.password is missing/)
    await writeFile(password, original)
    await (await launch()).stop()
  })
})

describe.runIf(isRoot())('launchEmbeddedPostgres as root', () => {
  it('runs PostgreSQL as an unprivileged user', async () => {
    takeReady()
    const server = await launch()
    expect((await stat(`/proc/${postmasterPid()}`)).uid).toBe(other?.uid)
    await server.stop()
  })

  it.runIf(canContain)('knows its own PostgreSQL in a container, and stops it', async () => {
    takeReady()
    const server = await launch()
    const pid = postmasterPid()
    const contained = await startChild(undefined, AS_CONTAINED)
    expect(contained).toMatchObject({ url: server.url, error: '' })
    await server.stop()
    expect([postmasterPid(), isAlive(pid)]).toEqual([pid, true])
    const ended = once(contained.child, 'exit')
    contained.child.stdin?.end()
    await ended
    expect([postmasterPid(), isAlive(pid)]).toEqual([0, false])
  })

  it('keeps the data elsewhere when that user cannot reach the folder, and finds them again', async () => {
    await chmod(home, 0o700)
    const lines: string[] = []
    const first = await launch((line) => lines.push(line))
    expect(lines[0]).toMatch(/can't reach .*; its data goes to \/var\/lib\/pasok\//)
    await query(first.url, 'CREATE TABLE kept AS SELECT 7 AS n')
    await first.stop()
    // The choice stays, although the folder is accessible now.
    await chmod(home, 0o755)
    const second = await launch()
    expect(await query(second.url, 'SELECT n FROM kept')).toEqual([7])
    await second.stop()
    const note = JSON.parse(await readFile(join(dataDir, 'location.json'), 'utf8')) as {
      base: string
    }
    await sweepEmbeddedPostgres(dataDir)
    expect(existsSync(note.base)).toBe(false)
  })

  it('serves data of an ordinary user as that user', async () => {
    if (!other) throw new Error('no unprivileged user')
    await mkdir(dataDir)
    const user = 65_534 === other.uid ? other : { uid: 65_534, gid: 65_534 }
    await chown(dataDir, user.uid, user.gid)
    const server = await launch()
    expect((await stat(`/proc/${postmasterPid()}`)).uid).toBe(user.uid)
    await server.stop()
    await chown(join(dataDir, 'cluster'), 65_533, 65_533)
    await expect(launch()).rejects.toThrow(/belong to user number 65533/)
    await chown(join(dataDir, 'cluster'), user.uid, user.gid)
  })

  it.runIf(otherCanRun)('works for an ordinary user, and root may take turns', async () => {
    await mkdir(dataDir)
    await chown(dataDir, other?.uid ?? 0, other?.gid ?? 0)
    const own = await startChild(other?.uid)
    expect(own.error).toBe('')
    await query(own.url, 'CREATE TABLE kept AS SELECT 7 AS n')
    await kill(own.child)
    const asRoot = await launch()
    expect(await query(asRoot.url, 'SELECT n FROM kept')).toEqual([7])
    await stopAndCheck(asRoot)
    const again = await startChild(other?.uid)
    expect(again.error).toBe('')
    expect(await query(again.url, 'SELECT n FROM kept')).toEqual([7])
    const ended = once(again.child, 'exit')
    again.child.stdin?.end()
    await ended
  })

  it.runIf(otherCanRun)("tells an ordinary user whose root's data are", async () => {
    takeReady()
    const { error } = await startChild(65_534 === other?.uid ? 65_533 : 65_534)
    expect(error).toMatch(/^(Data folder not writable|The database in .* belongs to user)/)
    await chmod(dataDir, 0o777)
    const { error: second } = await startChild(65_534 === other?.uid ? 65_533 : 65_534)
    expect(second).toMatch(/belongs to user .*made when Pasok ran as root/)
    const server = await launch()
    await stopAndCheck(server)
  })
})
