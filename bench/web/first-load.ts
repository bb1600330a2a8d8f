import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const DIST = join(ROOT, 'web', 'dist')
const RESULTS = join(ROOT, 'bench', 'results', 'first-load.md')

/** JavaScript of a first load at most, kB (1 kB = 1,000 bytes) of brotli. */
const SIGN_IN_LIMIT = 190
const LIST_LIMIT = 330

const APP = ['index.html', 'src/start.tsx']
const GUARD = 'src/app/frames/dashboard.tsx'

interface Screen {
  name: string
  /** What the router asks for: all of it is there before the screen is drawn. */
  entries: readonly string[]
  limit: number
}

const screenOf = (surface: string, name: string, folder: string): Screen => ({
  name,
  entries: [...APP, GUARD, `src/screens/${surface}/${folder}screen.tsx`],
  limit: LIST_LIMIT,
})
const listScreen = (name: string, folder: string) => screenOf('dashboard', name, folder)
const deskScreen = (name: string, folder: string) => screenOf('vendor', name, folder)

const SCREENS: readonly Screen[] = [
  { name: 'Sign in', entries: [...APP, 'src/screens/screen.tsx'], limit: SIGN_IN_LIMIT },
  listScreen('Dashboard', ''),
  listScreen('Products', 'products/'),
  listScreen('Purchase requests', 'purchase-requests/'),
  listScreen('Purchase orders', 'purchase-orders/'),
  listScreen('Receipts', 'good-receipt-note/'),
  deskScreen('Vendor: orders', 'orders/'),
  deskScreen('Vendor: receipts', 'receipts/'),
]

interface Chunk {
  file: string
  imports?: string[]
}
type Manifest = Record<string, Chunk>

const isChunk = (value: unknown): value is Chunk =>
  typeof value === 'object' &&
  value !== null &&
  'file' in value &&
  typeof value.file === 'string' &&
  (!('imports' in value) || Array.isArray(value.imports))

const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && Object.values(value).every(isChunk)

async function readManifest(): Promise<Manifest> {
  const path = join(DIST, '.vite', 'manifest.json')
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error('The web app is not built: run `node tools/build.mjs` first')
  })
  const manifest: unknown = JSON.parse(text)
  if (!isManifest(manifest)) throw new Error(`${path} is not what Vite used to write`)
  return manifest
}

/** The files that the entries need before they run: their imports and those of their imports. */
function filesOf(manifest: Manifest, entries: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk) throw new Error(`The built app has no ${name}: is it still a screen's entry?`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return files
}

const sizes = new Map<string, number>()

/** Bytes of a file as it travels at best. */
async function sizeOf(file: string): Promise<number> {
  const known = sizes.get(file)
  if (known !== undefined) return known
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const size = brotliCompressSync(await readFile(join(DIST, file)), { params }).length
  sizes.set(file, size)
  return size
}

interface Finding extends Screen {
  files: number
  /** kB. */
  size: number
}

async function measure(manifest: Manifest, screen: Screen): Promise<Finding> {
  const files = [...filesOf(manifest, screen.entries)]
  const bytes = await Promise.all(files.map(sizeOf))
  const size = bytes.reduce((sum, one) => sum + one, 0) / 1_000
  return { ...screen, files: files.length, size }
}

function tableOf(findings: readonly Finding[]): string {
  const rows = findings.map(({ name, files, size, limit }) => {
    const verdict = size <= limit ? 'yes' : 'NO'
    return `| ${name} | ${files} | ${size.toFixed(1)} | ${limit} | ${verdict} |`
  })
  return [
    '| Screen | Files | kB | Limit | Within |',
    '| --- | ---: | ---: | ---: | --- |',
    ...rows,
  ].join('\n')
}

const HEAD = `# First load

JavaScript that a browser fetches before a screen is first drawn, brotli, 1 kB = 1,000 bytes: the
app's entry, the guard and the screen with everything they import statically. What a screen asks for
once it stands (the local database of the cart, the filter drawer, a product's page, toasts) is not
in it.`

/**
 * Measures the built app's first loads, prints them and writes them down.
 * @throws Error when the app is not built, or a screen is over its limit.
 */
export async function run(): Promise<void> {
  const manifest = await readManifest()
  const findings = await Promise.all(SCREENS.map((screen) => measure(manifest, screen)))
  const table = tableOf(findings)
  console.log(table)
  await mkdir(dirname(RESULTS), { recursive: true })
  await writeFile(RESULTS, `${HEAD}\n\n${table}\n`)
  const over = findings.filter(({ size, limit }) => size > limit).map(({ name }) => name)
  if (over.length > 0) throw new Error(`Over the limit: ${over.join(', ')}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await run()
