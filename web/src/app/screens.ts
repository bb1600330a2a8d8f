import type { ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

const FOLDER = '../screens'
const FILE = '/screen.tsx'

/**
 * Every screen by its file: `screens/vendor/orders/$code/screen.tsx` is the screen of `/vendor/orders/$code`.
 */
const SCREENS: Readonly<Record<string, Load>> = import.meta.glob<{ default: ComponentType }>(
  '../screens/**/screen.tsx',
)

/**
 * Frames around the screens below an address, which also decide who may open them: `frames/vendor.tsx` is the
 * frame of `/vendor`. The build reads the same files (`web/vite.chunks.ts`).
 */
const FRAMES: Readonly<Record<string, Load>> = import.meta.glob<{ default: ComponentType }>(
  './frames/**/*.tsx',
)

const frameOf = (address: string) => `./frames${address}.tsx`

/** Addresses with a screen, in the router's notation. */
export const ADDRESSES: readonly string[] = Object.keys(SCREENS).map(
  (file) => file.slice(FOLDER.length, -FILE.length) || '/',
)

const partsOf = (address: string) => address.split('/').filter((part) => part !== '')

async function load(loader: Load | undefined, address: string) {
  if (!loader) throw new Error(`No screen at ${address}`)
  return loader()
}

export const loadScreen = (address: string) =>
  load(SCREENS[[FOLDER, ...partsOf(address)].join('/') + FILE], address)

export const loadFrame = (address: string) => load(FRAMES[frameOf(address)], address)

/** Returns the route that matches a path; literal parts take precedence over parameters. */
export function screenAt(path: string): string | undefined {
  const parts = partsOf(path)
  const accepts = (address: string, isExact: boolean) => {
    const pattern = partsOf(address)
    return (
      pattern.length === parts.length &&
      pattern.every((part, at) => part === parts[at] || (!isExact && part.startsWith('$')))
    )
  }
  return (
    ADDRESSES.find((address) => !address.includes('$') && accepts(address, true)) ??
    ADDRESSES.find((address) => accepts(address, false))
  )
}

/**
 * Starts loading the screen of a path before the app itself has loaded. Failures are ignored: the router loads
 * the screen again and reports errors.
 */
export function fetchAhead(path: string): void {
  const address = screenAt(path)
  if (address === undefined) return
  const above = partsOf(address).map((_, at, parts) => `/${parts.slice(0, at + 1).join('/')}`)
  const frames = above.filter((one) => FRAMES[frameOf(one)])
  const fetched = [...frames.map(loadFrame), loadScreen(address)]
  for (const one of fetched) one.catch(() => undefined)
}
