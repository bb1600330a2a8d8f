// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { importWithFiles } from './load-files'

const request = vi.fn<(address: string) => Promise<Response>>()
const importPart = vi.fn<() => Promise<string>>(async () => 'part')
const away = async () => Promise.reject(new TypeError('Failed to fetch'))
const requestedFiles = () => request.mock.calls.map(([address]) => address)

beforeEach(() => {
  vi.stubGlobal('fetch', request)
  request.mockImplementation(async () => new Response('code'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  document.head.replaceChildren()
})

it('requests each file once, and imports when all have been loaded', async () => {
  await expect(importWithFiles(importPart, ['once/a.js', 'once/b.js'])).resolves.toBe('part')
  await importWithFiles(importPart, ['once/b.js', 'once/c.js'])
  expect(requestedFiles()).toEqual(['/once/a.js', '/once/b.js', '/once/c.js'])
})

it.each([
  ['the server is away', away],
  ['the server answers with an error', async () => new Response(null, { status: 503 })],
])('does not import while %s, and requests only the missing file again', async (name, fail) => {
  const files = [`${name}/a.js`, `${name}/b.js`]
  request.mockImplementationOnce(fail)
  await expect(importWithFiles(importPart, files)).rejects.toThrow(
    /^Failed to fetch dynamically imported module: .*a\.js/,
  )
  expect(importPart).not.toHaveBeenCalled()
  await importWithFiles(importPart, files)
  expect(requestedFiles()).toEqual([...files, files[0]].map((file) => `/${file}`))
  expect(importPart).toHaveBeenCalledOnce()
})

it('leaves the files of the page to the page', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/page/a.js">'
  await importWithFiles(importPart, ['page/a.js'])
  expect(request).not.toHaveBeenCalled()
})
