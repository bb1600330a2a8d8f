import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
import { ROOT } from './home.mjs'

const DIST = join(ROOT, 'server', 'dist')
const fromDist = (/** @type {string} */ path) => relative(DIST, path).split(sep).join('/')

/**
 * Packages of many small modules that read no files of their own: in the bundle they load in a fraction of
 * the time, which the start waits for.
 */
const BUNDLED = /^(?:kysely|zod|jose|uuid)(?:\/|$)/

/**
 * Bundles the workspaces' own modules and the packages above, and leaves other npm packages external.
 * @type {import('esbuild').Plugin}
 */
const rooms = {
  name: 'rooms',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || BUNDLED.test(path)) return undefined
      const [, room, rest] = /^@pasok\/(\w+)\/(.+)$/.exec(path) ?? []
      if (!room) return { path, external: true }
      return { path: join(ROOT, room, 'src', `${rest}.ts`) }
    })
  },
}

/** Returns the modules that run in a separate thread, by name; each becomes a bundle of its own. */
async function findWorkers() {
  const files = await readdir(join(ROOT, 'server', 'src'), { recursive: true })
  const workers = files.filter((file) => file.endsWith('-worker.ts'))
  return Object.fromEntries(
    workers.map((file) => [basename(file, '.ts'), join('server', 'src', file)]),
  )
}
const PLACE = /\bnew URL\('\.\/([\w-]+-worker)\.ts', import\.meta\.url\)|\bimport\.meta\.url\b/g

/** @param {string} file @param {string | undefined} worker */
const placeOf = (file, worker) =>
  worker === undefined
    ? `new URL(${file}, import.meta.url).href`
    : `new URL('./${worker}.js', import.meta.url)`

/**
 * Replaces paths relative to a module, so that they remain valid in the bundle.
 * @type {import('esbuild').Plugin}
 */
const places = {
  name: 'places',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8')
      if (!text.includes('import.meta.')) return undefined
      const dir = JSON.stringify(`/${fromDist(dirname(path))}`)
      const file = JSON.stringify(`./${fromDist(path)}`)
      const contents = text
        .replaceAll(/\bimport\.meta\.dirname\b/g, `(import.meta.dirname + ${dir})`)
        .replaceAll(PLACE, (_, /** @type {string | undefined} */ worker) => placeOf(file, worker))
      return { contents, loader: 'ts' }
    })
  },
}

/**
 * Bundles the server into one file in `outdir`, and each of its workers into another.
 * @param {string} outdir
 */
export async function bundleServer(outdir) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: ROOT,
    entryPoints: { main: 'server/src/main.ts', ...(await findWorkers()) },
    outdir,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    sourcemap: true,
    sourceRoot: '',
    // Stack traces need only file and line; the source files are next to the bundle.
    sourcesContent: false,
    plugins: [rooms, places],
    logLevel: 'error',
  })
}
