import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Downloaded only for this benchmark, because it is large. */
const PROGRAM = 'lighthouse@12.8.2'
export const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const
type Category = (typeof CATEGORIES)[number]

export interface Scores {
  /** 0 to 100 each. */
  scores: Record<Category, number>
  /** Milliseconds to the largest contentful paint, under Lighthouse's conditions. */
  paintedAfter: number
  /** The failed audits, by Lighthouse's names. */
  faults: string[]
}

interface Audit {
  id: string
  score: number | null
  numericValue?: number
}

interface Report {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, Audit>
}

function read({ categories, audits }: Report): Scores {
  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round((categories[name].score ?? 0) * 100)]),
  ) as Record<Category, number>
  const faults = CATEGORIES.flatMap((name) =>
    categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  )
  const paintedAfter = audits['largest-contentful-paint']?.numericValue ?? Number.NaN
  return { scores, paintedAfter, faults }
}

/** Runs Lighthouse's desktop preset on a page, in the browser that listens on `port`. */
export async function runLighthouse(address: string, port: number): Promise<Scores> {
  const folder = await mkdtemp(join(tmpdir(), 'pasok-lighthouse-'))
  try {
    const path = join(folder, 'report.json')
    const args = [
      '--yes',
      PROGRAM,
      address,
      '--preset=desktop',
      '--quiet',
      '--disable-storage-reset',
      `--port=${port}`,
      '--output=json',
      `--output-path=${path}`,
      `--only-categories=${CATEGORIES.join(',')}`,
    ]
    const child = spawn('npx', args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder })
    const code = await new Promise<number | null>((done) => {
      child.on('exit', done)
    })
    if (code !== 0) throw new Error(`Lighthouse ended with ${code} at ${address}`)
    return read(JSON.parse(await readFile(path, 'utf8')) as Report)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
