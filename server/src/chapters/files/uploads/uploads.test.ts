import { fileErrors } from '@pasok/domain/files/files.errors'
import { LONGEST_FILE_NAME } from '@pasok/domain/files/files.constants'
import { getFile, uploadFile } from '@pasok/domain/files/files.contract'
import { formatText } from '@pasok/domain/kernel/texts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { EXE, GIF, HTML, JPEG, PNG, SVG, WEBP, ZIP } from '../../../../test/contents'
import { companyId, vendorId } from '../../../../test/company'
import type { SentFile, SentPart } from '../../../../test/multipart'
import { pngSaying } from '../../../../test/pictures'
import { PDF } from '../../../../test/samples'
import { upload } from '../../../../test/uploads'

let api: Api
let owner: Person

beforeAll(async () => {
  api = await startApi()
  owner = await api.as('owner@maju.test')
})
afterAll(() => api.drop())
// Resets the rate limits, which are not tested here.
afterEach(() => api.pool.query('delete from rate_counters'))

const file = (content: Buffer, given: Partial<SentFile> = {}): SentPart => [
  'file',
  { content, name: 'a.pdf', ...given },
]
const buyer: SentPart = ['prefix', 'buyer']
const send = (parts: readonly SentPart[], person = owner) =>
  person.call('POST', '/api/files', { parts })

const noSize = (content: Buffer, at: number, bytes: number) =>
  Buffer.concat([content.subarray(0, at), Buffer.alloc(bytes), content.subarray(at + bytes)])
const noPicture = (jpeg: Buffer) => Buffer.concat([jpeg.subarray(0, 20), jpeg.subarray(-2)])

const gifSaying = (width: number, height: number) => {
  const gif = Buffer.from(GIF)
  gif.writeUInt16LE(width, 6)
  gif.writeUInt16LE(height, 8)
  return gif
}
const jpegSaying = (width: number, height: number) => {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([JPEG.subarray(0, 2), frame, JPEG.subarray(2)])
}
const webpOf = (kind: string, sizes: Buffer) =>
  Buffer.concat([Buffer.from('RIFF....WEBP'), Buffer.from(kind), Buffer.alloc(4, 10), sizes])
const webpSaying = (width: number, height: number) => {
  const sizes = Buffer.alloc(10)
  sizes.writeUIntLE(width - 1, 4, 3)
  sizes.writeUIntLE(height - 1, 7, 3)
  return webpOf('VP8X', sizes)
}
const packedWebpSaying = (width: number, height: number) => {
  const sizes = Buffer.alloc(10, 0x2f)
  sizes.writeUInt32LE((width - 1) | ((height - 1) << 14), 1)
  return webpOf('VP8L', sizes)
}

/** Returns the number of rows, and expects the same number of objects. */
async function countStored(): Promise<number> {
  const { rows } = await api.pool.query<{ object_key: string }>(
    'select object_key from files where stored_at is not null order by object_key',
  )
  expect(await api.objects.keys()).toEqual(rows.map((row) => row.object_key).toSorted())
  const all = await api.pool.query('select 1 from files')
  expect(all.rowCount).toBe(rows.length)
  return rows.length
}

describe('an upload', () => {
  // proves 1.9.20
  it.each([
    ['a PDF', PDF, 'application/pdf', 'pdf'],
    ['a PNG', PNG, 'image/png', 'png'],
    ['a JPEG', JPEG, 'image/jpeg', 'jpg'],
    ['a WebP', WEBP, 'image/webp', 'webp'],
    ['a GIF', GIF, 'image/gif', 'gif'],
  ])(
    'of %s is recognised by its content, whatever it claims to be',
    async (_, content, type, ending) => {
      const before = await countStored()
      const given = { name: 'Akta Pendirian.html', type: 'text/html', content }
      const made = await upload(owner, given)
      expect(made).toMatchObject({ type, size: content.length, name: `AktaPendirian.${ending}` })
      expect(await countStored()).toBe(before + 1)
      const again = await owner.must(getFile, { params: { id: made.id } })
      expect(again).toMatchObject({ id: made.id, name: made.name, type, size: content.length })
    },
  )

  // proves 1.9.20
  it.each([
    ['SVG', SVG, 'a.svg', 'image/svg+xml'],
    ['SVG that says to be a PNG', SVG, 'a.png', 'image/png'],
    ['HTML', HTML, 'a.html', 'text/html'],
    ['HTML that says to be a PNG', HTML, 'a.png', 'image/png'],
    ['HTML that ends as a PDF', Buffer.concat([HTML, PDF]), 'a.pdf', 'application/pdf'],
    ['a PDF after a line', Buffer.concat([Buffer.from('\n'), PDF]), 'a.pdf', 'application/pdf'],
    [
      'a PDF after a byte order mark',
      Buffer.concat([Buffer.from('\ufeff'), PDF]),
      'a.pdf',
      'application/pdf',
    ],
    ['a PDF without its version', Buffer.from('%PDF'), 'a.pdf', 'application/pdf'],
    ['a PDF without an end', Buffer.from('%PDF-1.7\n1 0 obj\n'), 'a.pdf', 'application/pdf'],
    ['five bytes of a PDF', Buffer.from('%PDF-'), 'a.pdf', 'application/pdf'],
    ['a PNG without a size', noSize(PNG, 16, 8), 'a.png', 'image/png'],
    ['a JPEG without a picture', noPicture(JPEG), 'a.jpg', 'image/jpeg'],
    ['a GIF without a size', noSize(GIF, 6, 4), 'a.gif', 'image/gif'],
    ['a cut WebP', WEBP.subarray(0, 22), 'a.webp', 'image/webp'],
    ['a ZIP', ZIP, 'a.zip', 'application/zip'],
    ['a program', EXE, 'a.exe', 'application/pdf'],
    ['text', Buffer.from('Dear Pasok,'), 'a.pdf', 'application/pdf'],
    ['zeros', Buffer.alloc(5_000), 'a.png', 'image/png'],
  ])('of %s is refused with the accepted types', async (_, content, name, type) => {
    const before = await countStored()
    const answer = await send([buyer, file(content, { name, type })])
    expect(answer).toMatchObject({
      status: 422,
      message: fileErrors.wrongType.en,
      errors: [{ code: 'rule', path: 'file' }],
    })
    expect(answer.message).toMatch(/PDF.*PNG, JPEG, WebP or GIF/)
    expect(await countStored()).toBe(before)
  })

  it.each([
    ['PNG', pngSaying(60_000, 60_000), 3600],
    ['GIF', gifSaying(60_000, 60_000), 3600],
    ['JPEG', jpegSaying(60_000, 60_000), 3600],
    ['WebP', webpSaying(60_000, 60_000), 3600],
    ['packed WebP', packedWebpSaying(16_000, 16_000), 256],
  ])(
    'of a %s that claims too many pixels is refused, and kept nowhere',
    async (_, content, pixels) => {
      const before = await countStored()
      const answer = await send([buyer, file(content)])
      expect(answer).toMatchObject({ status: 422, codes: ['rule'] })
      expect(answer.message).toBe(formatText(fileErrors.tooManyPixels, 'en', { pixels, most: 40 }))
      expect(await countStored()).toBe(before)
    },
  )

  it('of no bytes is refused', async () => {
    const before = await countStored()
    const answer = await send([buyer, file(Buffer.alloc(0))])
    expect(answer).toMatchObject({ status: 422, message: fileErrors.empty.en })
    expect(await countStored()).toBe(before)
  })

  it('is refused in the language of the caller', async () => {
    const answer = await owner.call('POST', '/api/files', {
      parts: [buyer, file(SVG)],
      headers: { 'accept-language': 'id' },
    })
    expect(answer.message).toBe(fileErrors.wrongType.id)
  })

  it('of two things in one is stored as what it begins as, and never as the other', async () => {
    const pngAndPage = Buffer.concat([PNG, HTML])
    const gifAndScript = Buffer.concat([GIF, Buffer.from('=1;alert(1);//')])
    for (const [content, type] of [
      [pngAndPage, 'image/png'],
      [gifAndScript, 'image/gif'],
    ] as const) {
      const { url } = await upload(owner, { content, name: 'a.html', type: 'text/html' })
      const opened = await api.server.inject({ url })
      expect(opened.statusCode).toBe(200)
      expect(opened.rawPayload.equals(content)).toBe(true)
      expect(opened.headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
      })
      expect(opened.headers['content-disposition']).toMatch(/^attachment; filename="a\.(png|gif)"/)
      expect(opened.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    }
  })
})

describe('the name of an upload', () => {
  // proves 1.7.29 1.7.30
  it.each([
    ['../../../etc/passwd', 'passwd.pdf'],
    ['..\\\\..\\\\system32\\\\akta.pdf', 'akta.pdf'],
    ['akta\0.pdf', 'akta.pdf'],
    ['akta pendirian 日本 é.pdf', 'aktapendirian日本é.pdf'],
    ['\u202efdp.exe', 'fdp.pdf'],
    ['', 'file.pdf'],
    ['..', 'file.pdf'],
    [`${'é'.repeat(500)}.pdf`, `${'é'.repeat(LONGEST_FILE_NAME - 4)}.pdf`],
  ])('%j is kept as it should be, and opens', async (name, expected) => {
    const before = await countStored()
    const made = await upload(owner, { name })
    expect(made.name).toBe(expected)
    expect(await countStored()).toBe(before + 1)
    const { rows } = await api.pool.query('select object_key from files where id = $1', [made.id])
    expect(rows[0].object_key).toMatch(/^buyer\/[0-9a-f]{2}\/[0-9a-f]{32}$/)
    const opened = await api.server.inject({ url: made.url })
    expect(opened.statusCode).toBe(200)
    const { 'content-disposition': disposition } = opened.headers
    expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent(expected)}`)
    expect(disposition).toMatch(/^[\x20-\x7e]+$/)
  })
})

describe('a form', () => {
  const cases: readonly [string, readonly SentPart[], number, string, string?][] = [
    ['without its prefix', [file(PDF)], 400, 'prefix'],
    ['with a prefix that is none', [['prefix', 'secrets'], file(PDF)], 400, 'prefix'],
    ['with its prefix after the file', [file(PDF), buyer], 400, 'prefix'],
    [
      'with a field after the file',
      [buyer, file(PDF), ['more', 'x']],
      400,
      'more',
      fileErrors.fieldsFirst.en,
    ],
    ['with two prefixes', [buyer, buyer, file(PDF)], 400, 'file'],
    ['with two files', [buyer, file(PDF), file(PNG)], 400, 'file', fileErrors.oneFile.en],
    ['without a file', [buyer], 400, 'file', fileErrors.noFile.en],
    ['with text for a file', [buyer, ['file', 'text']], 400, 'file', fileErrors.noFile.en],
    [
      'with the file by another name',
      [buyer, ['upload', { content: PDF }]],
      400,
      'file',
      fileErrors.noFile.en,
    ],
    ['with nothing', [], 400, 'file'],
    ['with a prototype', [['__proto__', 'x'], buyer, file(PDF)], 400, 'file'],
    ['with a long field', [['prefix', 'buyer'.repeat(1_000)], file(PDF)], 400, 'file'],
    [
      'with many fields',
      [...Array.from({ length: 50 }, (_, n): SentPart => [`f${n}`, 'x']), buyer, file(PDF)],
      400,
      'file',
    ],
  ]
  it.each(cases)('%s is refused, in its place', async (_, parts, status, path, message) => {
    const before = await countStored()
    const answer = await send(parts)
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([status, path])
    expect(answer.message).toBe(message ?? answer.message)
    expect(await countStored()).toBe(before)
  })

  it.each([
    ['JSON', 'application/json', '{"prefix":"buyer"}'],
    ['another form', 'application/x-www-form-urlencoded', 'prefix=buyer'],
    ['a form without its boundary', 'multipart/form-data', 'x'],
    ['a mixture', 'multipart/mixed; boundary=x', '--x--'],
    ['a bare PDF', 'application/pdf', PDF.toString()],
    ['nothing said', '', ''],
  ])('accepts only an upload: %s is refused', async (_, type, body) => {
    const answer = await owner.call('POST', '/api/files', {
      body,
      headers: { 'content-type': type },
    })
    expect(answer).toMatchObject({ status: 415, codes: ['unsupported_media_type'] })
  })

  it('is read by no other endpoint', async () => {
    const parts = [buyer, file(PDF)]
    const answer = await owner.call('POST', '/api/purchase-request', { parts })
    expect(answer).toMatchObject({ status: 415, codes: ['unsupported_media_type'] })
  })
})

describe('what may be uploaded', () => {
  const person = (email: string) => api.as(email)

  // proves 1.7.29 2.7.48
  it.each([
    ['owner@maju.test', 'buyer', 200],
    ['receiving@maju.test', 'buyer', 200],
    ['owner@baru.test', 'buyer', 200],
    ['owner@awal.test', 'buyer', 200],
    ['vendor@sinar.test', 'products', 200],
    ['owner@maju.test', 'products', 422],
    ['owner@maju.test', 'emailPO', 422],
    ['vendor@sinar.test', 'buyer', 422],
    ['vendor@sinar.test', 'emailPO', 422],
    ['provider@pasok.test', 'buyer', 422],
    ['superadmin@pasok.test', 'buyer', 422],
  ])('by %s under %s: %i', async (email, prefix, status) => {
    const before = await countStored()
    const answer = await send([['prefix', prefix], file(PDF)], await person(email))
    const refused = {
      errors: [{ path: 'prefix' }],
      message: fileErrors.wrongPrefix.en,
    }
    expect(answer).toMatchObject({ status, ...(status === 422 ? refused : { errors: null }) })
    expect(await countStored()).toBe(before + (status === 200 ? 1 : 0))
  })

  // proves 1.7.29
  it('belongs to the company of the one who uploaded it', async () => {
    const mine = await upload(owner)
    const otherUpload = await send(
      [['prefix', 'products'], file(PNG)],
      await person('vendor@sinar.test'),
    )
    const { id } = uploadFile.data.parse(otherUpload.data)
    const { rows } = await api.pool.query(
      'select buyer_id, vendor_id from files where id = any($1) order by buyer_id nulls last',
      [[mine.id, id]],
    )
    expect(rows).toEqual([
      { buyer_id: companyId('maju'), vendor_id: null },
      { buyer_id: null, vendor_id: vendorId('sinar') },
    ])
    for (const other of ['owner@lain.test', 'vendor@sinar.test', 'provider@pasok.test'])
      expect(
        (await (await person(other)).request(getFile, { params: { id: mine.id } })).status,
      ).toBe(404)
  })

  it('ends with the account, and needs a token', async () => {
    const leaver = await api.signIn('template-manager@maju.test')
    await api.pool.query("update users set status = 'INACTIVE' where email = $1", [leaver.email])
    const before = await countStored()
    expect((await send([buyer, file(PDF)], leaver)).status).toBe(401)
    expect((await api.call('POST', '/api/files', { parts: [buyer, file(PDF)] })).status).toBe(401)
    expect(await countStored()).toBe(before)
  })

  it('is written in the audit log, once, without its content', async () => {
    const made = await upload(owner, { name: 'audited.pdf' })
    const { rows } = await api.pool.query(
      'select action, subject, buyer_id, after from audit_log where subject_id = $1',
      [made.id],
    )
    expect(rows).toEqual([
      {
        action: 'uploaded',
        subject: 'file',
        buyer_id: companyId('maju'),
        after: expect.objectContaining({ name: 'audited.pdf', type: 'application/pdf' }),
      },
    ])
  })

  it('is rate-limited', async () => {
    const answers = []
    for (let n = 0; n < 61; n += 1) answers.push((await send([buyer, file(SVG)])).status)
    expect(answers.slice(0, 60).every((status) => status === 422)).toBe(true)
    const last = await send([buyer, file(PDF)])
    expect(last.status).toBe(429)
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0)
  })
})
