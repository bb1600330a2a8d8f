import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

const ROUTERS = ['router.tsx', 'router.dashboard.ts', 'router.provider.ts', 'router.vendor.ts']
const ROUTE = /const (\w+) = createRoute\(\{([\s\S]*?)\n\}\)/g

interface Route {
  parent: string
  path: string
  /** Of what it shows, from the router's folder; none for an address that only leads elsewhere. */
  modules: string[]
}

/** Where the screens behind a sign-in come from, by the names that `inside.ts` has for them. */
function readInside(text: string): ReadonlyMap<string, string> {
  const found = text.matchAll(/const (\w+) = \(\) =>\s+reach\(\(\) => import\('([^']+)'\)/g)
  return new Map([...found].map(([, name = '', module = '']) => [name, module]))
}

/** The routes that a file declares, by the names that they have there. */
function readRoutes(text: string, inside: ReadonlyMap<string, string>): ReadonlyMap<string, Route> {
  const routes = new Map<string, Route>()
  for (const [, name = '', body = ''] of text.matchAll(ROUTE)) {
    const parent = /getParentRoute: \(\) => (\w+)/.exec(body)?.[1]
    const path = /path: '([^']+)'/.exec(body)?.[1]
    const screen = /screens\.(\w+)\(\)/.exec(body)?.[1]
    if (parent === undefined || path === undefined) throw new Error(`What leads to ${name}?`)
    const module = screen === undefined ? /import\('([^']+)'\)/.exec(body)?.[1] : inside.get(screen)
    const around = screen === undefined ? [] : ['./inside']
    routes.set(name, { parent, path, modules: module === undefined ? [] : [...around, module] })
  }
  return routes
}

export interface Page {
  /** `/vendor/orders/$id` */
  path: string
  /** What its screen and those around it are made of, the outermost first. */
  modules: string[]
}

/** The pages of a file's routes, each below its parent in that file. */
function pagesOf(routes: ReadonlyMap<string, Route>): Page[] {
  const pageOf = ({ parent, path, modules }: Route): Page => {
    const outer = routes.get(parent)
    const above = outer ? pageOf(outer) : { path: '', modules: [] }
    return {
      path: path === '/' ? above.path : `${above.path}/${path}`,
      modules: [...above.modules, ...modules],
    }
  }
  return [...routes.values()].filter(({ modules }) => modules.length > 0).map(pageOf)
}

/** Every address of the router in this folder, with the modules of its screen. */
export function listPages(folder: string): Page[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  const inside = readInside(read('inside.ts'))
  const all = ROUTERS.flatMap((file) => pagesOf(readRoutes(read(file), inside)))
  // Of a screen and the first one inside it, which have one address, the inner one.
  return [...new Map(all.map((page) => [page.path, page])).values()]
}

type Bundle = Rolldown.OutputBundle

/** The files of the modules, with everything that they import statically. */
function filesOf(bundle: Bundle, modules: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || files.has(name)) return
    files.add(name)
    chunk.imports.forEach(add)
  }
  for (const module of modules) {
    const own = Object.values(bundle).find(
      (one) => one.type === 'chunk' && one.facadeModuleId?.replace(/\.tsx?$/, '') === module,
    )
    if (!own) throw new Error(`The built app has no ${module}`)
    add(own.fileName)
  }
  return files
}

const linkTo = (file: string) => `<link rel="modulepreload" crossorigin href="/${file}">`

/**
 * Writes a page for each address, `pages/<address>.html`: the app's one page, which asks for the files of
 * that address' screen at once, not piece after piece as each is found to be needed.
 */
export function ownPages(): Plugin {
  const app = join(import.meta.dirname, 'src', 'app')
  return {
    name: 'own-pages',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') throw new Error('The bundle has no page')
      const html = String(page.source)
      for (const { path, modules } of listPages(app)) {
        const files = filesOf(
          bundle,
          modules.map((module) => join(app, module)),
        )
        const links = [...files].filter((file) => !html.includes(`/${file}"`)).map(linkTo)
        const source = html.replace('</head>', `${links.join('\n')}</head>`)
        const name = (path || '/index').replaceAll(/\$\w+/g, '_')
        this.emitFile({ type: 'asset', fileName: `pages${name}.html`, source })
      }
    },
  }
}
