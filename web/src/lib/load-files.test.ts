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
  ['the server is away', away, ['a.js', 'a.js']],
  ['the server answers with an error', async () => new Response(null, { status: 503 }), ['a.js']],
])(
  'does not import while %s, and requests only the missing file again',
  async (name, fail, sent) => {
    request.mockImplementation(async (address) =>
      address.endsWith('a.js') ? fail() : new Response('code'),
    )
    const files = [`${name}/a.js`, `${name}/b.js`]
    await expect(importWithFiles(importPart, files)).rejects.toThrow(
      /^Failed to fetch dynamically imported module: .*a\.js/,
    )
    expect(importPart).not.toHaveBeenCalled()
    request.mockImplementation(async () => new Response('code'))
    await importWithFiles(importPart, files)
    const expected = [...sent, 'b.js', 'a.js'].map((file) => `/${name}/${file}`)
    expect(requestedFiles().toSorted()).toEqual(expected.toSorted())
    expect(importPart).toHaveBeenCalledOnce()
  },
)

it('repeats a request that is not answered', async () => {
  vi.useFakeTimers()
  const signals: (AbortSignal | null | undefined)[] = []
  vi.stubGlobal('fetch', async (_address: string, { signal }: RequestInit) => {
    signals.push(signal)
    if (signals.length > 1) return new Response('code')
    return new Promise<Response>((_, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('abandoned')))
    })
  })
  const importing = importWithFiles(importPart, ['silent/a.js'])
  await vi.advanceTimersByTimeAsync(10_000)
  await expect(importing).resolves.toBe('part')
  // A slow answer is read to its end.
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, false])
  vi.useRealTimers()
})

it('leaves the files of the page to the page', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/page/a.js">'
  await importWithFiles(importPart, ['page/a.js'])
  expect(request).not.toHaveBeenCalled()
})
