import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

type Chunk = Pick<
  Rolldown.OutputChunk,
  'fileName' | 'imports' | 'dynamicImports' | 'moduleIds' | 'code' | 'isEntry'
>
/** Addresses of the screens that load a chunk or file. */
type Screens = ReadonlySet<string>

interface SharedFile {
  modules: readonly string[]
  bytes: number
  screens: Screens
  /** Files that are loaded together with this one. */
  imports: ReadonlySet<SharedFile>
}

/** Cost of one more request, in bytes of source; compressed, about a sixth is transferred. */
const REQUEST = 25_000

// Paths of the modules that the router loads for an address.
const START = /\/src\/start\.tsx$/
const FRAME = /\/src\/app\/frames\/(.*)\.tsx$/
const SCREEN = /\/src\/screens\/((?:.*\/)?)screen\.tsx$/

export const isStart = ({ moduleIds }: Pick<Chunk, 'moduleIds'>) =>
  moduleIds.some((id) => START.test(id))

/** Returns the chunks with a module matching the path, with the address captured from it. */
const findChunks = (chunks: readonly Chunk[], path: RegExp) =>
  chunks.flatMap((chunk) =>
    chunk.moduleIds.flatMap((id) => {
      const address = path.exec(id)?.[1]
      return address === undefined ? [] : [{ address, chunk }]
    }),
  )

function withImports(some: readonly Chunk[], chunks: readonly Chunk[]): ReadonlySet<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const all = new Set(some)
  for (const { imports } of all)
    for (const chunk of imports.flatMap((name) => byName.get(name) ?? [])) all.add(chunk)
  return all
}

/** Returns the chunks that each screen loads initially: app, frames and the screen itself. */
export function chunksOfScreens(chunks: readonly Chunk[]): ReadonlyMap<string, ReadonlySet<Chunk>> {
  const app = chunks.filter((chunk) => chunk.isEntry || isStart(chunk))
  const frames = findChunks(chunks, FRAME)
  return new Map(
    findChunks(chunks, SCREEN).map(({ address, chunk }) => {
      const enclosing = frames.filter((frame) => address.startsWith(`${frame.address}/`))
      const loaded = [...app, ...enclosing.map((frame) => frame.chunk), chunk]
      return [`/${address}`.replace(/(.)\/$/, '$1'), withImports(loaded, chunks)]
    }),
  )
}

/**
 * Assigns each chunk to the file where it costs the screens least, or to a new one. A screen that needs a file
 * loads all of it, and the files that it imports.
 */
function shareFiles(screensOf: ReadonlyMap<Chunk, Screens>): readonly SharedFile[] {
  // Chunks of many screens come first, so that the imports of a chunk already have a file.
  const chunks = [...screensOf].toSorted(
    ([a, ofA], [b, ofB]) => ofB.size - ofA.size || b.code.length - a.code.length,
  )
  // Size of each screen's code, without the part common to all.
  const sizes = new Map<string, number>()
  for (const [{ code }, screens] of chunks)
    if (screens.size < (chunks[0]?.[1].size ?? 0))
      for (const screen of screens) sizes.set(screen, (sizes.get(screen) ?? 0) + code.length)
  /** Returns the relative growth, summed over the screens that did not load these bytes before. */
  const growth = (bytes: number, screens: Screens, before: Screens) => {
    let sum = 0
    for (const screen of screens)
      if (!before.has(screen)) sum += bytes / (sizes.get(screen) ?? bytes)
    return sum
  }

  const files: SharedFile[] = []
  const fileOf = new Map<string, SharedFile>()
  for (const [{ fileName, imports, moduleIds, code }, screens] of chunks) {
    const needed = imports.flatMap((name) => fileOf.get(name) ?? [])
    const costIn = (file: SharedFile) => {
      const all = new Set([...file.screens, ...screens])
      let cost = growth(code.length, file.screens, screens)
      for (const one of new Set([file, ...file.imports, ...needed]))
        cost += growth(one.bytes + REQUEST, all, one.screens)
      return cost
    }
    let best: SharedFile = { modules: [], bytes: 0, screens: new Set(), imports: new Set() }
    let lowest = costIn(best)
    for (const file of files) {
      const cost = costIn(file)
      if (cost < lowest) [best, lowest] = [file, cost]
    }
    if (best.bytes === 0) files.push(best)
    best.modules = [...best.modules, ...moduleIds]
    best.bytes += code.length
    best.screens = new Set([...best.screens, ...screens])
    best.imports = new Set([...best.imports, ...needed])
    for (const one of best.imports) one.screens = new Set([...one.screens, ...best.screens])
    fileOf.set(fileName, best)
  }
  return files.toSorted((a, b) => b.screens.size - a.screens.size)
}

/** Returns the modules of each file: one for the entry, then the shared ones. */
export function groupModules(chunks: readonly Chunk[]): readonly (readonly string[])[] {
  const entry = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  )
  const screensOf = new Map<Chunk, Set<string>>()
  for (const [screen, loaded] of chunksOfScreens(chunks))
    for (const chunk of loaded)
      if (!entry.has(chunk)) screensOf.set(chunk, (screensOf.get(chunk) ?? new Set()).add(screen))
  const shared = shareFiles(screensOf).map(({ modules }) => modules)
  return [[...entry].flatMap(({ moduleIds }) => moduleIds), ...shared]
}

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk) => file.type === 'chunk'

/**
 * Builds the app with the bundler's default chunks: one for everything shared by the same screens and dialogs.
 */
async function buildChunks(app: InlineConfig): Promise<readonly Chunk[]> {
  const options = { ...app.build, write: false, minify: false }
  const built = await build({ ...app, configFile: false, logLevel: 'error', build: options })
  const [result] = [built].flat()
  if (!result || !('output' in result)) throw new Error('The app was not built')
  return result.output.filter(isChunk)
}

/**
 * Groups the app's modules into files so that each screen loads few files and little unneeded code. First
 * builds the bundler's default chunks, up to 280 for one screen, to find out what each screen needs.
 */
export function filesByScreen(app: InlineConfig): Plugin {
  return {
    name: 'files-by-screen',
    apply: 'build',
    async config({ root }) {
      const groups = groupModules(await buildChunks({ ...app, root })).map((modules) => {
        const ids = new Set(modules)
        return { name: 'shared', test: (id: string) => ids.has(id) }
      })
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
    // Written for measuring what a screen loads.
    generateBundle(_, bundle) {
      const screens = [...chunksOfScreens(Object.values(bundle).filter(isChunk))].map(
        ([screen, loaded]) => [screen, [...loaded].map(({ fileName }) => fileName)] as const,
      )
      const source = JSON.stringify(Object.fromEntries(screens))
      this.emitFile({ type: 'asset', fileName: '.vite/screens.json', source })
    },
  }
}

/** Returns the file with a screen's page; `_` is in the place of each parameter of its address. */
const pageOf = (screen: string) =>
  `pages${screen === '/' ? '/index' : screen.replace(/\$\w+/g, '_')}.html`

/**
 * Writes a page for each screen that requests the screen's files together with the app's. The server sends it
 * for the screen's address (`server/src/http/web.ts`).
 */
export function pageOfEachScreen(): Plugin {
  return {
    name: 'page-of-each-screen',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The bundle has no page')
      const html = String(page.source)
      for (const [screen, loaded] of chunksOfScreens(Object.values(bundle).filter(isChunk))) {
        const links = [...loaded]
          .filter(({ fileName }) => !html.includes(fileName))
          .map(({ fileName }) => `  <link rel="modulepreload" crossorigin href="/${fileName}">\n  `)
        const source = html.replace('</head>', `${links.join('')}</head>`)
        this.emitFile({ type: 'asset', fileName: pageOf(screen), source })
      }
    },
  }
}
