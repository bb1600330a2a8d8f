import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk that can be filled up and freed again. */
export interface SmallDisk {
  folder: string
  /** False where mounting is not permitted; this process then cannot write any file while the disk is full. */
  isMounted: boolean
  fill(): void
  makeRoom(): void
  drop(): Promise<void>
}

const BLOCK = 4096

function mountAt(folder: string, kilobytes: number): boolean {
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${kilobytes}k,mode=0755`, 'pasok-test', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** Writes until the disk is full. */
function fillUp(file: string): void {
  const handle = openSync(file, 'a')
  try {
    for (;;) writeSync(handle, Buffer.alloc(BLOCK))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(handle)
  }
}

const limitOwnFiles = (to: string) =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${to}:`])

/** Creates a small disk; where mounting is not permitted, limits this process's file size instead. */
export async function openSmallDisk(kilobytes = 1024): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-test-disk-'))
  const isMounted = mountAt(folder, kilobytes)
  await chmod(folder, 0o755)
  const ballast = join(folder, 'ballast')
  if (!isMounted)
    return {
      folder,
      isMounted,
      fill: () => limitOwnFiles('0'),
      makeRoom: () => limitOwnFiles('unlimited'),
      drop: () => rm(folder, { recursive: true, force: true }),
    }
  return {
    folder,
    isMounted,
    fill: () => fillUp(ballast),
    makeRoom: () => rmSync(ballast, { force: true }),
    drop: async () => {
      execFileSync('umount', [folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}
