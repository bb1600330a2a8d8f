import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'

const SCRIPT = `
  import { createElement } from 'react'
  import { createRoot } from 'react-dom/client'
  createRoot(document.getElementById('root')).render(createElement('h1', null, 'Pasok'))
`
const PAGE = `<!doctype html><html lang="en"><head><title>Floor</title>
<meta name="viewport" content="width=device-width"><script type="module" src="/app.js"></script>
</head><body><div id="root"></div></body></html>`

/** The least page that React draws, served as the app's files are: what any page of it costs. */
export async function serveMinimal(): Promise<{ url: string; stop: () => void }> {
  const { outputFiles } = await build({
    stdin: {
      contents: SCRIPT,
      resolveDir: fileURLToPath(new URL('../../web', import.meta.url)),
    },
    bundle: true,
    format: 'esm',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  const script = brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array())
  const server = createServer((request, response) => {
    if (request.url === '/app.js')
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'content-encoding': 'br' })
        .end(script)
    else if (request.url === '/')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
    else response.writeHead(404).end()
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done)
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() }
}
