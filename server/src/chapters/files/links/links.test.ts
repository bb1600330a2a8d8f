import {
  FILE_LINK_STEP_SECONDS,
  MAILED_FILE_LINK_SECONDS,
} from '@pasok/domain/files/files.constants'
import { fileErrors } from '@pasok/domain/files/files.errors'
import type { Upload } from '@pasok/domain/files/files.model'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readAnswer, signInIdOf, startApi, type Api, type Person } from '../../../../test/api'
import { PNG } from '../../../../test/contents'
import { PDF } from '../../../../test/samples'
import { upload } from '../../../../test/uploads'
import { createApp } from '../../../app'
import { createPool } from '../../../db/pool'
import { fileLinks, mailedFileLink } from './file-links'

let api: Api
let owner: Person
let deed: Upload

beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
  deed = await upload(owner, { name: 'Akta (asli) 100%.pdf' })
})
afterAll(() => api.drop())
afterEach(() => {
  vi.useRealTimers()
})

const open = (url: string, method: 'GET' | 'HEAD' = 'GET') => api.server.inject({ method, url })
const refusalOf = async (url: string) => {
  const { status, message } = readAnswer(await open(url))
  return [status, message]
}

/** A time at which links expire, in seconds. */
const WHOLE = (1 + Math.floor(Date.now() / 1000 / FILE_LINK_STEP_SECONDS)) * FILE_LINK_STEP_SECONDS

/** Sets the clock used by links to this many seconds after that time; the database's clock is unchanged. */
function setClock(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: (WHOLE + seconds) * 1000 })
}
async function linkAt(seconds: number): Promise<string> {
  setClock(seconds)
  return (await fileLinks(api.db, { signInId: signInIdOf(owner) }))(deed)
}
async function mailedAt(seconds: number): Promise<string> {
  setClock(seconds)
  return mailedFileLink(api.db, deed)
}
const statusAt = async (seconds: number, url: string) => {
  setClock(seconds)
  return (await open(url)).statusCode
}
const cacheControlAt = async (seconds: number, url: string) => {
  setClock(seconds)
  return (await open(url)).headers['cache-control']
}

describe('a link to a file', () => {
  // proves 1.7.30 2.7.48
  it('opens it without a token, with protective headers', async () => {
    const opened = await open(deed.url)
    expect(opened.statusCode).toBe(200)
    expect(opened.rawPayload.equals(PDF)).toBe(true)
    expect(opened.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'cross-origin-resource-policy': 'same-origin',
      'content-disposition': `inline; filename="Akta(asli)100.pdf"; filename*=UTF-8''Akta%28asli%29100.pdf`,
    })
    expect(opened.headers['cache-control']).toBe('private, no-cache')
    const policy = String(opened.headers['content-security-policy']).split('; ')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy.filter((rule) => /script-src|unsafe-eval/.test(rule))).toEqual([])
  })

  it('answers HEAD in the same way, without the content', async () => {
    const [got, head] = [await open(deed.url), await open(deed.url, 'HEAD')]
    expect(head.statusCode).toBe(200)
    expect(head.rawPayload.length).toBe(0)
    for (const name of ['content-type', 'content-length', 'content-disposition'])
      expect([name, head.headers[name]]).toEqual([name, got.headers[name]])
  })

  it('may be framed by our own pages, and they by nobody', async () => {
    const page = String((await open('/health/live')).headers['content-security-policy'])
    expect(page).toContain("frame-src 'self'")
    expect(page).toContain("frame-ancestors 'none'")
    expect(page).not.toMatch(/script-src[^;]*unsafe/)
  })

  it.each([
    [0, 900],
    [0.001, 1200],
    [1, 1200],
    [299.999, 1200],
    [300, 1200],
  ])('created %d s after a full five minutes opens until %d s after them', async (made, end) => {
    const url = await linkAt(made)
    expect(await statusAt(end - 0.001, url)).toBe(200)
    expect(await statusAt(end, url)).toBe(403)
    expect(await refusalOf(url)).toEqual([403, fileErrors.linkExpired.en])
  })

  it('stays the same for five minutes', async () => {
    const [before, first, last, after] = [
      await linkAt(0),
      await linkAt(0.001),
      await linkAt(300),
      await linkAt(300.001),
    ]
    expect(last).toBe(first)
    expect(new Set([before, first, after]).size).toBe(3)
  })

  it('opens for its lifetime', async () => {
    const mailed = await mailedAt(0)
    expect(await statusAt(MAILED_FILE_LINK_SECONDS - 0.001, mailed)).toBe(200)
    expect(await statusAt(MAILED_FILE_LINK_SECONDS, mailed)).toBe(403)
  })

  it('explains what to do in the language of the user who opens it', async () => {
    const url = await linkAt(0)
    setClock(900)
    const headers = { 'accept-language': 'id' }
    const answer = readAnswer(await api.server.inject({ url, headers }))
    expect(answer.message).toBe(fileErrors.linkExpired.id)
  })

  it('is cached by browsers with revalidation; a mailed one for at most twenty minutes', async () => {
    expect(await cacheControlAt(1, await linkAt(1))).toBe('private, no-cache')
    // Mailed links are cached only briefly, because the machine may be shared.
    const mailed = await mailedAt(0)
    expect(await cacheControlAt(0, mailed)).toBe('private, max-age=1200')
    expect(await cacheControlAt(MAILED_FILE_LINK_SECONDS - 1, mailed)).toBe('private, max-age=1')
  })

  it('that was changed opens nothing', async () => {
    const other = await upload(await api.as('owner@lain.test'))
    const url = new URL(deed.url, 'http://pasok.test')
    const [expires, signature] = [url.searchParams.get('e'), url.searchParams.get('s') ?? '']
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
    const forged = [
      `/files/${deed.id}/x.pdf`,
      `/files/${deed.id}/x.pdf?e=${expires}`,
      `/files/${deed.id}/x.pdf?s=${signature}`,
      `/files/${deed.id}/x.pdf?e=${expires}&s=`,
      `/files/${deed.id}/x.pdf?e=${expires}&s=${flipped}`,
      `/files/${deed.id}/x.pdf?e=${expires}&s=${signature.slice(0, -1)}`,
      `/files/${deed.id}/x.pdf?e=${expires}&s=${signature}A`,
      `/files/${deed.id}/x.pdf?e=${expires}&s=${signature}&s=${signature}`,
      `/files/${deed.id}/x.pdf?e=${Number(expires) + 1}&s=${signature}`,
      `/files/${deed.id}/x.pdf?e=0${expires}0&s=${signature}`,
      `/files/${deed.id}/x.pdf?e=99999999999&s=${signature}`,
      `/files/${deed.id}/x.pdf?e=-1&s=${signature}`,
      `/files/${deed.id}/x.pdf?e=1e12&s=${signature}`,
      `/files/${deed.id}/x.pdf?e=&s=${signature}`,
      `/files/${other.id}/x.pdf?e=${expires}&s=${signature}`,
      `/files/not-an-id/x.pdf?e=${expires}&s=${signature}`,
      `/files/%00/x.pdf?e=${expires}&s=${signature}`,
      `/files/..%2f..%2fetc/passwd?e=${expires}&s=${signature}`,
    ]
    for (const one of forged)
      expect([one, ...(await refusalOf(one))]).toEqual([one, 403, fileErrors.linkWrong.en])
    for (const one of ['/files', `/files/${deed.id}`, '/files/'])
      expect([one, (await open(one)).statusCode]).toEqual([one, 404])
  })

  it('opens with any name in it: the name is only shown', async () => {
    const { search } = new URL(deed.url, 'http://pasok.test')
    for (const name of ['x.html', encodeURIComponent('é'.repeat(150)), 'a/b/c', '..%2f..%2fx']) {
      const opened = await open(`/files/${deed.id}/${name}${search}`)
      expect([name, opened.statusCode, opened.headers['content-type']]).toEqual([
        name,
        200,
        'application/pdf',
      ])
      expect(opened.headers['content-disposition']).toMatch(/filename="Akta\(asli\)100\.pdf"/)
    }
  })

  it('to a deleted file says so', async () => {
    const deleted = await upload(owner, { content: PNG })
    const { rows } = await api.pool.query('select object_key from files where id = $1', [
      deleted.id,
    ])
    await api.objects.store.remove(rows[0].object_key)
    expect(await refusalOf(deleted.url)).toEqual([404, fileErrors.gone.en])
    await api.pool.query('delete from files where id = $1', [deleted.id])
    expect(await refusalOf(deleted.url)).toEqual([404, fileErrors.gone.en])
  })

  it('never shows content that only claims to be a page or a drawing', async () => {
    const odd = await upload(owner, { content: PNG })
    for (const type of ['text/html', 'image/svg+xml', 'application/xhtml+xml']) {
      await api.pool.query('update files set media_type = $1 where id = $2', [type, odd.id])
      const opened = await open(odd.url)
      expect(opened.headers['content-type']).toBe('application/octet-stream')
      expect(opened.headers['content-disposition']).toMatch(/^attachment; /)
    }
  })

  it('is not written to the log, opened or refused', async () => {
    const lines: string[] = []
    const logger = { level: 'info', stream: { write: (line: string) => void lines.push(line) } }
    const pool = createPool(api.url, { max: 2 })
    const { server } = await createApp({ pool, objects: api.objects.store, logger })
    await server.inject({ url: deed.url })
    await server.inject({ url: `${deed.url}x` })
    await server.inject({ url: '/health/live' })
    const [, signature = ''] = /[?&]s=([^&]+)/.exec(deed.url) ?? []
    await server.inject({ url: `/files/%zz/a.pdf?e=1&s=${signature}` })
    await server.inject({ url: `/file/a.pdf?e=1&s=${signature}` })
    await server.close()
    await pool.end()
    expect(lines.join('')).toContain('/health/live')
    expect(lines.join('')).toContain('/files/%zz/a.pdf?e=1')
    expect(lines.join('')).not.toContain(deed.id)
    expect(signature).toHaveLength(43)
    expect(lines.join('')).not.toContain(signature)
  })

  it('can be created and opened by every process', async () => {
    const pools = [createPool(api.url, { max: 2 }), createPool(api.url, { max: 2 })]
    const apps = await Promise.all(
      pools.map((pool) => createApp({ pool, objects: api.objects.store, checkAnswers: true })),
    )
    for (const { server, db } of apps) {
      expect((await server.inject({ url: deed.url })).statusCode).toBe(200)
      expect(
        (await open((await fileLinks(db, { signInId: signInIdOf(owner) }))(deed))).statusCode,
      ).toBe(200)
    }
    const { rowCount } = await api.pool.query("select 1 from secrets where name = 'file-links'")
    expect(rowCount).toBe(1)
    for (const { server } of apps) await server.close()
    for (const pool of pools) await pool.end()
  })
})
