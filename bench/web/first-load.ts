import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const DIST = join(ROOT, 'web', 'dist')
const RESULTS = join(ROOT, 'bench', 'results', 'first-load.md')

/** Maximum JavaScript of a first load, in kB (1,000 bytes) after brotli compression. */
const SIGN_IN_LIMIT = 190
const SCREEN_LIMIT = 330
const FILES_LIMIT = 20

interface FirstLoad {
  screen: string
  files: number
  /** kB. */
  size: number
}

type Screens = Record<string, readonly string[]>

const isScreens = (value: unknown): value is Screens =>
  typeof value === 'object' && value !== null && Object.values(value).every(Array.isArray)

/** Reads the files of each screen from the build's list (`web/vite.chunks.ts`). */
async function readScreens(): Promise<Screens> {
  const path = join(DIST, '.vite', 'screens.json')
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error('The web app is not built: run `node tools/build.mjs` first')
  })
  const screens: unknown = JSON.parse(text)
  if (!isScreens(screens)) throw new Error(`${path} does not list the files of screens`)
  return screens
}

/** Returns the size of a file as the server sends it, in bytes. */
async function sizeOf(file: string): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  return brotliCompressSync(await readFile(join(DIST, file)), { params }).length
}

async function measure(): Promise<readonly FirstLoad[]> {
  const screens = Object.entries(await readScreens())
  const sizes = new Map<string, number>()
  for (const file of new Set(screens.flatMap(([, files]) => files)))
    sizes.set(file, await sizeOf(file))
  return screens.map(([screen, files]) => {
    const bytes = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
    return { screen, files: files.length, size: bytes / 1_000 }
  })
}

const limitOf = (screen: string) => (screen === '/' ? SIGN_IN_LIMIT : SCREEN_LIMIT)
const isWithin = ({ screen, files, size }: FirstLoad) =>
  size <= limitOf(screen) && files <= FILES_LIMIT

function tableOf(loads: readonly FirstLoad[]): string {
  const rows = loads.map((load) => {
    const verdict = isWithin(load) ? 'yes' : 'NO'
    const { screen, files, size } = load
    return `| ${screen} | ${files} | ${size.toFixed(1)} | ${limitOf(screen)} | ${verdict} |`
  })
  return [
    '| Screen | Files | kB | Limit, kB | Within |',
    '| --- | ---: | ---: | ---: | --- |',
    ...rows,
  ].join('\n')
}

const meanOf = (values: readonly number[]) =>
  (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1)

function summaryOf(loads: readonly FirstLoad[]): string {
  const [files, sizes] = [loads.map((load) => load.files), loads.map((load) => load.size)]
  const max = { files: Math.max(...files), size: Math.max(...sizes).toFixed(1) }
  return `${loads.length} screens: ${meanOf(files)} files on average, ${max.files} at most; ${meanOf(sizes)} kB on average, ${max.size} at most.`
}

const HEAD = `# First load

JavaScript that a browser fetches before a screen is first drawn, brotli, 1 kB = 1,000 bytes: the
entry, the app, the screen and what is around it, with everything that they import statically. What a
screen requests later (the local database of the cart, a dialog, a product's page, toasts) is not
in it, nor are the styles: one file for all screens. A screen loads ${FILES_LIMIT} files at most.`

/**
 * Measures the first load of every screen of the built app; prints and saves the result. @throws
 * Error when the app is not built, or a screen exceeds a limit.
 */
export async function run(): Promise<void> {
  const loads = (await measure()).toSorted((a, b) => a.screen.localeCompare(b.screen))
  const report = `${summaryOf(loads)}\n\n${tableOf(loads)}`
  console.log(report)
  await mkdir(dirname(RESULTS), { recursive: true })
  await writeFile(RESULTS, `${HEAD}\n\n${report}\n`)
  const over = loads.filter((load) => !isWithin(load)).map(({ screen }) => screen)
  if (over.length > 0) throw new Error(`Over a limit: ${over.join(', ')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
