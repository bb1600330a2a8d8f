import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { startApi, type Api } from '../../test/api'
import { readConfig } from '../config'
import { createDb } from '../db/db'
import { postMail } from '../mail/post-mail'
import { registerMailbox } from './mailbox'
import { createServer } from './server'

const mailsShape = z.array(
  z.strictObject({
    id: z.uuid(),
    kind: z.string(),
    to: z.string(),
    toName: z.string(),
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    links: z.array(z.url()),
    files: z.array(
      z.strictObject({ name: z.string(), mediaType: z.string(), bytes: z.number(), url: z.url() }),
    ),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
  }),
)

let api: Api
beforeAll(async () => {
  api = await startApi({ app: { mailbox: true } })
  await post('ani@maju.test', 'Ani')
  await post('budi@lain.test', `Budi <script>alert("1")</script>`)
})
afterAll(() => api.drop())

const post = (email: string, name: string) =>
  createDb(api.pool)
    .transaction()
    .execute((trx) =>
      postMail(trx, {
        kind: 'verify-email',
        to: { email, name },
        language: 'en',
        words: {
          subject: { en: 'Verify, {{name}}', id: 'Verifikasi, {{name}}' },
          heading: { en: 'Hello {{name}}', id: 'Halo {{name}}' },
          lines: [],
          button: { en: 'Verify', id: 'Verifikasi' },
        },
        values: { name },
        path: '/verify-email?token=t1',
      }),
    )
const get = (url: string, headers = {}) => api.server.inject({ method: 'GET', url, headers })
const list = async (query = '') => mailsShape.parse((await get(`/mailbox.json${query}`)).json())

describe('the mailbox', () => {
  it('gives all kept mail, newest first, with complete links', async () => {
    const mails = await list()
    expect(mails.map(({ to }) => to)).toEqual(['budi@lain.test', 'ani@maju.test'])
    expect(mails[1]).toMatchObject({
      kind: 'verify-email',
      toName: 'Ani',
      subject: 'Verify, Ani',
      links: ['http://pasok.test/verify-email?token=t1'],
      sentAt: null,
    })
    expect(mails[1]?.text).toContain('http://pasok.test/verify-email?token=t1')
  })

  it('finds mail by its recipient', async () => {
    expect((await list('?to=ANI@maju')).map(({ to }) => to)).toEqual(['ani@maju.test'])
    expect(await list('?to=nobody')).toEqual([])
    const page = await get('/mailbox?to=nobody%22%3E%3Cb%3E')
    expect(page.body).toContain('No emails for “nobody&quot;&gt;&lt;b&gt;”.')
    expect(page.body).not.toContain('<b>')
  })

  it('lists mail as a page in the language asked for, and keeps it nowhere', async () => {
    const en = await get('/mailbox')
    expect(en.statusCode).toBe(200)
    expect(en.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(en.headers['cache-control']).toBe('no-store')
    expect(en.body).toContain('<html lang="en">')
    expect(en.body).toContain('Verify, Ani')
    expect(en.body).toMatch(/Ani<br><span class="quiet">ani@maju\.test/)
    const id = await get('/mailbox', { 'accept-language': 'id-ID,id;q=0.9' })
    expect(id.body).toContain('<html lang="id">')
    expect(id.body).toContain('Kotak surat')
    expect(id.body).not.toContain('Mailbox')
  })

  it('shows one mail where nothing of it can run', async () => {
    const [evil] = await list('?to=budi')
    const { body, statusCode, headers } = await get(`/mailbox/${evil?.id}`)
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/<script/i)
    const frame = /<iframe [^>]*>/.exec(body)?.[0]
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(frame).toContain('http://pasok.test/verify-email?token=t1')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
  })

  it('refuses what is no mail, and what nobody can search for', async () => {
    for (const id of ['018f2c3e-0000-7000-8000-000000000000', 'x', '%00', "'"])
      expect((await get(`/mailbox/${id}`)).statusCode).toBe(404)
    for (const query of ['?to=%00', `?to=${'x'.repeat(300)}`, '?to=a&to=b'])
      for (const path of ['/mailbox', '/mailbox.json'])
        expect((await get(path + query)).statusCode).toBe(400)
  })

  it('leads where it was reached itself when no public address is given', async () => {
    const server = await createServer({ logger: false, trustProxy: false })
    registerMailbox(server, api.db, undefined)
    const headers = { host: 'localhost:3999' }
    const response = await server.inject({ url: '/mailbox.json?to=ani', headers })
    expect(mailsShape.parse(response.json())[0]?.links).toEqual([
      'http://localhost:3999/verify-email?token=t1',
    ])
    await server.close()
  })
})

describe('without the mailbox', () => {
  const PATHS = ['/mailbox', '/mailbox/', '/mailbox?to=a', '/mailbox.json', '/mailbox/x']

  it.each([true, false])('its addresses are unknown (with the web app: %s)', async (isBuilt) => {
    const folder = await mkdtemp(join(tmpdir(), 'web-'))
    if (isBuilt) await writeFile(join(folder, 'index.html'), '<!doctype html>')
    const closed = await startApi({ app: { webDist: folder } })
    try {
      const page = await closed.server.inject({ url: '/login' })
      expect(page.statusCode).toBe(isBuilt ? 200 : 404)
      for (const url of PATHS) {
        const answer = await closed.server.inject({ url })
        expect(answer.statusCode).toBe(404)
        expect(answer.json()).toMatchObject({ errors: [{ code: 'not_found' }] })
      }
    } finally {
      await closed.drop()
      await rm(folder, { recursive: true })
    }
  })

  it('is only with the embedded database, outside production and without SMTP', () => {
    const smtp = { SMTP_URL: 'smtp://127.0.0.1', MAIL_FROM: 'a@pasok.test' }
    expect(readConfig({}).mailbox).toBe(true)
    expect(readConfig({ DEMO: 'off' }).mailbox).toBe(true)
    expect(readConfig({ NODE_ENV: 'production' }).mailbox).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://db.test/pasok' }).mailbox).toBe(false)
    expect(readConfig(smtp).mailbox).toBe(false)
  })
})
