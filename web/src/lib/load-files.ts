/** Files that have been requested; a file that could not be loaded is removed. */
const requested = new Map<string, Promise<void>>()

/** Returns true for the files that the page itself requests. */
const isInPage = (address: string) =>
  document.head.querySelector(`script[src="${address}"], link[href="${address}"]`) !== null

/** Milliseconds without an answer after which a file is requested again. */
const PATIENCE_MS = 10_000

/** Sends a request that is abandoned when no answer begins in time; the answer itself may take longer. */
async function fetchAnswer(address: string): Promise<Response> {
  const abandon = new AbortController()
  const timer = setTimeout(() => abandon.abort(), PATIENCE_MS)
  try {
    return await fetch(address, { signal: abandon.signal })
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Loads a file into the browser's cache without running it. A failed or unanswered request is repeated once,
 * because parts that are loaded in advance (toasts, dialogs) would otherwise be missing until the page is reloaded.
 */
async function requestFile(address: string): Promise<void> {
  try {
    const response = await fetchAnswer(address).catch(() => fetchAnswer(address))
    if (!response.ok) throw new Error(`The server answered ${response.status}`)
    // The response is cached once it has been read to its end.
    await response.arrayBuffer()
  } catch (cause) {
    requested.delete(address)
    // The browser's own message for this failure, by which the router recognises it.
    const message = `Failed to fetch dynamically imported module: ${address}`
    throw new TypeError(message, { cause })
  }
}

function loadFile(address: string): Promise<void> {
  const known = requested.get(address)
  if (known) return known
  const loading = isInPage(address) ? Promise.resolve() : requestFile(address)
  requested.set(address, loading)
  return loading
}

/**
 * Imports a part of the app after all of its files have been loaded. Until the page is reloaded, a browser never
 * requests a module again whose request failed, so a connection lost during an import would disable every part
 * that shares a file with it. The build calls this for each dynamic import, in place of the bundler's function.
 * @param files addresses relative to the root, without the leading slash.
 */
export async function importWithFiles<Module>(
  importModule: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  await Promise.all(files.map((file) => loadFile(`/${file}`)))
  return importModule()
}
