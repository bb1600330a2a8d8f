import { PICTURE_SIDE } from '@pasok/domain/catalog/portal/portal.constants'
import { editProduct, uploadProductPicture } from '@pasok/domain/catalog/portal/portal.contract'
import { pictureErrors, productErrors } from '@pasok/domain/catalog/portal/portal.texts'
import { fileErrors } from '@pasok/domain/files/files.errors'
import { formatText } from '@pasok/domain/kernel/texts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { addedProduct, PRODUCT } from '../../../../test/portal'
import { PDF } from '../../../../test/samples'
import { sweepPictures } from '../../../jobs/sweep-pictures'
import { claimToBe, gradient, MARKED, pngSaying } from '../../../../test/pictures'

let api: Api
let vendor: Person
beforeAll(async () => {
  api = await startApi()
  vendor = await api.as('vendor@sinar.test')
})
afterAll(() => api.drop())
afterEach(() => api.pool.query('delete from rate_counters'))

const send = (content: Buffer, headers: Record<string, string> = {}, person = vendor) =>
  person.call('POST', '/api/vendor/pictures', {
    parts: [['file', { name: 'picture.jpg', type: 'image/jpeg', content }]],
    headers,
  })

async function uploaded(content: Buffer) {
  const answer = await send(content)
  if (answer.errors) throw new Error(`${answer.status} ${answer.message}`)
  return uploadProductPicture.data.parse(answer.data)
}

const open = (url: string, method: 'GET' | 'HEAD' = 'GET') => api.server.inject({ method, url })

const QUIET = { warn: () => undefined }
const sweep = () => sweepPictures(api.db, api.objects.store, QUIET)
const age = (id: string, hours: number) =>
  api.pool.query(
    'update product_pictures set created_at = now() - make_interval(hours => $2) where id = $1',
    [id, hours],
  )
const rowsOf = async (id: string) =>
  (await api.pool.query('select * from product_pictures where id = $1', [id])).rows
const keysOf = async (id: string) => (await api.objects.keys()).filter((key) => key.includes(id))

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
    'in %s is kept in two sizes, open to everybody',
    async (format) => {
      const content = await gradient(2000, 1000)[format]().toBuffer()
      const picture = await uploaded(content)
      expect([picture.width, picture.height]).toEqual([PICTURE_SIDE, 800])
      for (const [url, width, height] of [
        [picture.url, 1600, 800],
        [picture.small_url, 400, 200],
      ] as const) {
        const response = await open(url)
        expect(response.statusCode).toBe(200)
        expect(response.headers).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-length': String(response.rawPayload.length),
        })
        const shown = await sharp(response.rawPayload).metadata()
        expect([shown.format, shown.width, shown.height]).toEqual(['webp', width, height])
      }
    },
  )

  it('is not made larger', async () => {
    const picture = await uploaded(await gradient(300, 120).png().toBuffer())
    expect([picture.width, picture.height]).toEqual([300, 120])
    const small = await sharp((await open(picture.small_url)).rawPayload).metadata()
    expect([small.width, small.height]).toEqual([300, 120])
  })

  it('is stored upright, without metadata', async () => {
    const content = await gradient(600, 300)
      .withExif({ IFD0: { Copyright: MARKED }, IFD3: { GPSLatitude: '6/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(content.includes(MARKED)).toBe(true)
    const picture = await uploaded(content)
    expect([picture.width, picture.height]).toEqual([300, 600])
    const { rawPayload } = await open(picture.url)
    const metadata = await sharp(rawPayload).metadata()
    expect([metadata.exif, metadata.xmp, metadata.icc, metadata.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(rawPayload.includes(MARKED)).toBe(false)
  })

  it('of several frames is the first one', async () => {
    const [one, two] = [
      await gradient(100, 100).png().toBuffer(),
      await gradient(90, 100).png().toBuffer(),
    ]
    const frames = await sharp([one, two], { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(frames).metadata()).pages).toBe(2)
    expect(await uploaded(frames)).toMatchObject({ width: 100, height: 100 })
  })

  it('is recognised by its content only', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')
    const tiff = await gradient(20, 20).tiff().toBuffer()
    for (const content of [PDF, svg, tiff, Buffer.from('GI'), Buffer.from('<html>')]) {
      const answer = await send(content)
      expect(answer).toMatchObject({
        status: 422,
        errors: [{ path: 'file', code: 'rule', message: pictureErrors.wrongType.en }],
      })
    }
    expect(await send(Buffer.alloc(0))).toMatchObject({ status: 422, message: fileErrors.empty.en })
  })

  it('that is damaged, or cut off, is refused', async () => {
    const whole = await gradient(800, 800).png().toBuffer()
    for (const content of [
      whole.subarray(0, whole.length / 2),
      claimToBe('jpeg'),
      claimToBe('webp'),
      claimToBe('gif'),
    ]) {
      const answer = await send(content)
      expect(answer).toMatchObject({ status: 422, message: pictureErrors.unreadable.en })
    }
  })

  it('of too many bytes is refused unread', async () => {
    const answer = await send(Buffer.alloc(10 * 1024 * 1024 + 1))
    expect(answer).toMatchObject({ status: 413, codes: ['payload_too_large'] })
  })
})

describe('a bomb', () => {
  it('of 50 megapixels is refused by its header, and takes no memory', async () => {
    const content = await sharp({
      create: { width: 10_000, height: 5_000, channels: 3, background: '#fff' },
    })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(content.byteLength).toBeLessThan(500_000)
    const before = process.memoryUsage.rss()
    const answers = await Promise.all([1, 2, 3, 4].map(() => send(content)))
    const after = process.memoryUsage.rss()
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 422,
        message: formatText(fileErrors.tooManyPixels, 'en', { pixels: 50, most: 40 }),
      })
    // Decoded, a single picture takes 150 MB.
    expect(after - before).toBeLessThan(60 * 1024 * 1024)
  })

  it('that claims the largest possible size is refused, too', async () => {
    const answer = await send(pngSaying(0x7f_ff_ff_ff, 0x7f_ff_ff_ff))
    expect(answer.status).toBe(422)
    expect((await send(pngSaying(6325, 6325))).message).toContain('41')
  })
})

describe('ten at once', { tags: ['thorough'] }, () => {
  it('are scaled down one after the other, in the memory of one, while other requests are answered', async () => {
    const content = await gradient(6000, 6000).webp({ effort: 0 }).toBuffer()
    const before = process.memoryUsage.rss()
    let peak = before
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage.rss())
    }, 20)
    const owner = await api.as('vendor@karya.test')
    let made = 0
    const sent = Array.from({ length: 10 }, async (_, at) => {
      const answer = await send(content, {}, at % 2 ? vendor : owner)
      made += 1
      return answer
    })
    expect((await open('/health/live')).statusCode).toBe(200)
    expect(made).toBeLessThan(3)
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    clearInterval(watch)
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200))
    // Decoded, each picture takes 108 MB.
    expect(peak - before).toBeLessThan(400 * 1024 * 1024)
  })
})

describe('the same call', () => {
  it('repeated stores one picture; with another one it is refused', async () => {
    const content = await gradient(50, 50).png().toBuffer()
    const headers = { 'idempotency-key': 'the-very-same-picture' }
    const [first, second] = await Promise.all([send(content, headers), send(content, headers)])
    expect(first).toMatchObject({ status: 200 })
    expect(second.data).toEqual(first.data)
    const other = await send(await gradient(51, 50).png().toBuffer(), headers)
    expect(other).toMatchObject({ status: 422, codes: ['idempotency_mismatch'] })
  })
})

describe('pictures of a product', () => {
  it('are the vendor’s own, the first one its face', async () => {
    const [one, two] = [
      await uploaded(await gradient(60, 50).png().toBuffer()),
      await uploaded(await gradient(61, 50).png().toBuffer()),
    ]
    const pictures = [two.url, one.url]
    const product = await addedProduct(vendor, { pictures })
    expect(product).toMatchObject({ pictures, picture: two.small_url })
    const other = await api.as('vendor@karya.test')
    const stolen = await other.request(editProduct, {
      body: { ...PRODUCT, _id: product._id, stock_seen: 40 },
    })
    expect(stolen.status).toBe(404)
    for (const url of [one.small_url, `${one.url}?x`, `https://a.test${one.url}`]) {
      const answer = await vendor.request(editProduct, {
        body: { ...PRODUCT, ...product, stock_seen: product.stock, pictures: [url] },
      })
      expect(answer).toMatchObject({ status: 422, message: productErrors.pictureUnknown.en })
    }
  })

  it('stay once a product used them; pictures never used are deleted after a day', async () => {
    const used = await uploaded(await gradient(70, 50).png().toBuffer())
    const left = await uploaded(await gradient(71, 50).png().toBuffer())
    const young = await uploaded(await gradient(72, 50).png().toBuffer())
    const product = await addedProduct(vendor, { pictures: [used.url] })
    await vendor.must(editProduct, {
      body: { ...PRODUCT, ...product, stock_seen: product.stock, pictures: [] },
    })
    await age(used._id, 1000)
    await age(left._id, 25)
    await age(young._id, 23)
    expect(await sweep()).toBe(1)
    expect((await open(used.url)).statusCode).toBe(200)
    expect((await open(young.url)).statusCode).toBe(200)
    const missing = await open(left.url)
    expect(missing.statusCode).toBe(404)
    expect(missing.headers['cache-control']).toBeUndefined()
    expect([await rowsOf(left._id), await keysOf(left._id)]).toEqual([[], []])
    const answer = await vendor.request(editProduct, {
      body: { ...PRODUCT, ...product, version: 2, stock_seen: product.stock, pictures: [left.url] },
    })
    expect(answer).toMatchObject({ status: 422, message: productErrors.pictureUnknown.en })
  })

  it('whose content never arrived are deleted after an hour', async () => {
    const { _id } = await uploaded(await gradient(73, 50).png().toBuffer())
    await api.pool.query('update product_pictures set stored_at = null where id = $1', [_id])
    expect(await sweep()).toBe(0)
    await age(_id, 2)
    expect(await sweep()).toBe(1)
    expect(await keysOf(_id)).toEqual([])
  })
})

describe('while the object store is unreachable', () => {
  it('a picture is refused for now, and the started upload is deleted', async () => {
    const content = await gradient(74, 50).png().toBuffer()
    const headers = { 'idempotency-key': 'kept-at-the-second-try' }
    const put = vi.spyOn(api.objects.store, 'put').mockRejectedValueOnce(new Error('away'))
    const refused = await send(content, headers)
    put.mockRestore()
    expect(refused).toMatchObject({ status: 503, message: fileErrors.storeAway.en })
    expect(refused.headers['retry-after']).toBe('5')
    expect((await send(content, headers)).status).toBe(200)
    const find = vi.spyOn(api.objects.store, 'find').mockRejectedValueOnce(new Error('away'))
    const shown = await open('/pictures/0193a5b0-1111-7222-8333-444455556666.webp')
    find.mockRestore()
    expect([shown.statusCode, shown.headers['cache-control']]).toEqual([503, undefined])
    const left = vi.spyOn(api.objects.store, 'put').mockRejectedValueOnce(new Error('away'))
    await send(await gradient(75, 50).png().toBuffer())
    left.mockRestore()
    const { rows } = await api.pool.query<{ id: string }>(
      'select id from product_pictures where stored_at is null',
    )
    expect(rows).toHaveLength(1)
    await age(rows[0]?.id ?? '', 2)
    expect(await sweep()).toBe(1)
  })
})

describe('what is no picture’s name', () => {
  it.each([
    '/pictures/x.webp',
    '/pictures/0193a5b0-1111-7222-8333-444455556666.webp',
    '/pictures/0193a5b0-1111-7222-8333-444455556666-800.webp',
    '/pictures/..%2f..%2fetc%2fpasswd',
    '/pictures/',
  ])('%s is not found', async (url) => {
    const response = await open(url)
    expect([response.statusCode, response.json<{ data: unknown }>().data]).toEqual([404, null])
  })
})
