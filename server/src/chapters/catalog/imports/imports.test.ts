import { randomBytes } from 'node:crypto'
import * as portal from '@pasok/domain/catalog/portal/portal.contract'
import * as calls from '@pasok/domain/catalog/imports/imports.contract'
import { LARGEST_IMPORT } from '@pasok/domain/catalog/imports/imports.constants'
import { importErrors } from '@pasok/domain/catalog/imports/imports.errors'
import { formatText } from '@pasok/domain/kernel/texts'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApi, type Api, type Person } from '../../../../test/api'
import { idOf } from '../../../../test/company'
import { statementsOf } from '../../../../test/count-statements'
import { addedProduct, SMALLEST_PICTURE } from '../../../../test/portal'
import { during } from '../../../../test/during'
import {
  checkedSheet,
  sendSheet,
  sheet,
  SHEET_HEAD,
  sheetLine,
  uploadedSheet,
} from '../../../../test/imports'
import { sweepImports } from './sweep-imports'
import { checkImport } from './checking'
import { runImport } from './running'

let api: Api
let vendor: Person
let other: Person
beforeAll(async () => {
  api = await startApi()
  vendor = await api.as('vendor@sinar.test')
  other = await api.as('vendor@karya.test')
})
afterAll(() => api.drop())
// Removes jobs and rate counters that would affect the next test.
afterEach(async () => {
  await api.pool.query('delete from rate_counters')
  await api.pool.query(
    "update product_imports set state = 'canceled' where state in ('checking', 'importing')",
  )
})

const { getImport, startImport, cancelImport, listBadLines } = calls
const find = (id: string, person = vendor) => person.must(getImport, { params: { id } })

async function finished(id: string, person = vendor) {
  await person.must(startImport, { params: { id } })
  await api.runJobs()
  return find(id, person)
}

async function download(path: string, headers: Record<string, string> = {}, person = vendor) {
  const answer = await person.call('GET', path, { headers })
  expect(answer.status).toBe(200)
  return answer.file ?? ''
}

const rowsOf = (csv: string, delimiter = ','): string[][] =>
  parse(csv, { bom: true, delimiter, relax_column_count: true })

async function productOf(sku: string, person = vendor) {
  const { data } = await person.call('GET', '/api/vendor/products', { query: { search: sku } })
  const [row] = portal.listOwnProducts.data.parse(data).filter((one) => one.sku === sku)
  return row && person.must(portal.getOwnProduct, { params: { id: row._id } })
}

describe('5,000 products with 37 bad lines', { tags: ['thorough'] }, () => {
  const lines = Array.from({ length: 5_000 }, (_, at) =>
    sheetLine(
      `BULK-${at}`,
      // Every 135th line is bad: lines 1, 136, … 4861, 37 in all.
      at % 135 === 0 && at < 37 * 135 ? { 'Retail price': ['', '1.250', '0', 'x'][at % 4] } : {},
    ),
  )
  it('result in 4,963 imported and 37 explained lines, which are fixed and imported, too', async () => {
    const checked = await checkedSheet(api, vendor, sheet(lines))
    expect(checked).toMatchObject({
      state: 'checked',
      lines: 5_000,
      good: 4_963,
      bad: 37,
      new_lines: 4_963,
      changed_lines: 0,
      imported: 0,
      encoding: 'utf-8',
      delimiter: ',',
    })
    expect(checked.sample).toHaveLength(20)
    expect(checked.sample[0]).toMatchObject({
      line: 3,
      kind: 'new',
      values: { sku: 'BULK-1', retail_price: '52000', warehouse_city_id: 'Kota Bandung' },
    })
    expect(await productOf('BULK-1')).toBeUndefined()
    const done = await finished(checked._id)
    expect(done).toMatchObject({ state: 'done', imported: 4_963, created: 4_963, bad: 37 })
    const { rows } = await api.pool.query(
      "select count(*)::int, max(version) from products where sku like 'BULK-%'",
    )
    expect(rows).toEqual([{ count: 4_963, max: 1 }])
    const bad = await vendor.call('GET', `/api/vendor/imports/${checked._id}/problems`, {
      query: { limit: '100' },
      headers: { 'accept-language': 'id' },
    })
    expect(bad.count).toBe(37)
    const badLines = listBadLines.data.parse(bad.data)
    expect(badLines.slice(0, 2)).toEqual([
      {
        line: 2,
        sku: 'BULK-0',
        problems: [{ column: 'Retail price', message: 'Isi harga di atas 0' }],
      },
      {
        line: 137,
        sku: 'BULK-135',
        problems: [{ column: 'Retail price', message: expect.stringContaining('“x”') }],
      },
    ])

    const file = await download(`/api/vendor/imports/${checked._id}/bad-lines`)
    const [head = [], ...badRows] = rowsOf(file)
    expect(head).toEqual([...SHEET_HEAD, 'Line number', 'Problems'])
    expect(badRows).toHaveLength(37)
    expect(badRows[0]?.slice(-2)).toEqual(['2', 'Retail price: Enter a price above 0'])
    const fixed = badRows.map((cells) => cells.map((cell, at) => (at === 3 ? '61000' : cell)))
    const csv = [head, ...fixed].map((cells) => cells.map((c) => `"${c.replaceAll('"', '""')}"`))
    const again = await checkedSheet(api, vendor, csv.map((cells) => cells.join(',')).join('\n'))
    expect(again).toMatchObject({ good: 37, bad: 0, unknown_columns: [] })
    expect(await finished(again._id)).toMatchObject({ state: 'done', imported: 37, created: 37 })
    expect(await productOf('BULK-0')).toMatchObject({ retail_price: 61_000, tax_percentage: 0 })
  })

  it('are in the audit log as one import each, in the changes product by product', async () => {
    const { rows } = await api.pool.query(
      `select action, after, vendor_id from audit_log where subject = 'import'
       and action = 'import.finish' order by id limit 1`,
    )
    expect(rows).toEqual([
      {
        action: 'import.finish',
        vendor_id: idOf('vendor sinar'),
        after: expect.objectContaining({ imported: 4_963, bad: 37, created: 4_963 }),
      },
    ])
    const changes = await api.pool.query('select count(*)::int from product_import_changes')
    expect(changes.rows).toEqual([{ count: 5_000 }])
    await expect(api.pool.query('delete from product_import_changes')).rejects.toThrow(
      /append-only/,
    )
  })

  it('update the search per batch', async () => {
    const { rows } = await api.pool.query(
      `select jsonb_array_length(payload->'productIds') as count from outbox
       where name = 'products.changed' order by id limit 10`,
    )
    expect(rows.every(({ count }) => count <= 500)).toBe(true)
    expect(rows.reduce((sum, { count }) => sum + Number(count), 0)).toBe(4_963)
  })
})

describe('lines of existing products', () => {
  it('change only their fields; a SKU in other case is the same', async () => {
    const made = await addedProduct(vendor, { sku: 'Have-1', payment_term: 14 })
    const file = 'sku;Harga eceran;Merek;Termin pembayaran (hari)\nHAVE-1;"60.000,50";-;\n'
    const checked = await checkedSheet(api, vendor, file)
    expect(checked).toMatchObject({ good: 1, new_lines: 0, changed_lines: 1, delimiter: ';' })
    expect(checked.sample[0]).toMatchObject({
      kind: 'changed',
      before: { retail_price: '52000', brand: 'Sinar' },
      values: { retail_price: '60000.5', sku: 'Have-1' },
    })
    await finished(checked._id)
    const { updated_at: _, ...changed } = await vendor.must(portal.getOwnProduct, {
      params: { id: made._id },
    })
    const { updated_at: __, ...before } = made
    expect(changed).toEqual({ ...before, retail_price: 60_000.5, brand: '', version: 2 })
    const { rows } = await api.pool.query(
      'select change from product_import_changes where product_id = $1',
      [made._id],
    )
    expect(rows).toEqual([
      { change: { brand: ['Sinar', ''], retail_price: ['52000', '60000.50'] } },
    ])
  })

  it('are reported afterwards, with the values before and after', async () => {
    const [own, name] = ['#told', '=told']
    await addedProduct(vendor, { sku: own, name, brand: '=old', weight: 2.345 })
    const lines = [
      [`'${own}`, '', '61000', '-', 'Kabupaten Bandung'],
      ['TOLD-2', 'Baru', '5000', 'X', 'Kota Bandung'],
    ]
    const head = 'SKU,Product name,Retail price,Brand,Warehouse city,Category,Stock,Delivery area'
    const more = 'Test,40,Delivery area'
    const file = [head, ...lines.map((cells) => `${cells.join(',')},${more}`)].join('\n')
    const { _id } = await finished((await checkedSheet(api, vendor, file))._id)
    const changes = rowsOf(await download(`/api/vendor/imports/${_id}/changes`))
    const leading = ["'#told", "'=told", 'Changes']
    expect(changes.slice(0, 5)).toEqual([
      ['Line number', 'SKU', 'Product name', 'Result', 'Column', 'Before', 'After'],
      ['2', ...leading, 'Brand', "'=old", ''],
      ['2', ...leading, 'Retail price', '52000', '61000'],
      ['2', ...leading, 'Warehouse city', 'Kota Bandung', 'Kabupaten Bandung'],
      ['3', 'TOLD-2', 'Baru', 'New', 'Product name', '', 'Baru'],
    ])
    expect(changes.slice(5).map((row) => row[4])).toContain('Stock')
    const headers = { 'accept-language': 'id' }
    const inIndonesian = await download(`/api/vendor/imports/${_id}/changes`, headers)
    expect(rowsOf(inIndonesian, ';')[1]?.slice(3)).toEqual(['Berubah', 'Merek', "'=old", ''])
  })

  it('with the current values change nothing', async () => {
    await addedProduct(vendor, { sku: 'Same-1' })
    const done = await finished(
      (await checkedSheet(api, vendor, 'SKU,Retail price\nsame-1,"52,000.00"\n'))._id,
    )
    expect(done).toMatchObject({ state: 'done', imported: 1, created: 0, changed: 0 })
    expect(await productOf('Same-1')).toMatchObject({ version: 1 })
  })

  it('are reported when a SKU occurs twice', async () => {
    const checked = await checkedSheet(
      api,
      vendor,
      sheet([sheetLine('Twice'), [], sheetLine('tWICE')]),
    )
    expect(checked).toMatchObject({ lines: 2, good: 1, bad: 1 })
    const [bad] = await vendor.must(listBadLines, { params: { id: checked._id } })
    expect(bad).toEqual({
      line: 4,
      sku: 'tWICE',
      problems: [
        { column: 'SKU', message: 'Line 2 has the same SKU. Remove one of the two lines.' },
      ],
    })
  })

  it('are checked again when they are imported', async () => {
    const area = await vendor.must(portal.createCoverage, {
      body: { name: 'Short lived', province_ids: ['32'], city_ids: [] },
    })
    const lines = [sheetLine('LATE-1', { 'Delivery area': 'short LIVED' }), sheetLine('LATE-2')]
    const checked = await checkedSheet(api, vendor, sheet(lines))
    expect(checked).toMatchObject({ good: 2, bad: 0 })
    await vendor.must(portal.removeCoverage, { params: { id: area._id } })
    const late = await addedProduct(vendor, { sku: 'late-2' })
    expect(await finished(checked._id)).toMatchObject({
      state: 'done',
      good: 1,
      bad: 1,
      imported: 1,
      created: 0,
      changed: 1,
    })
    expect(await productOf('late-2')).toMatchObject({ _id: late._id, name: 'Barang LATE-2' })
    const [bad] = await vendor.must(listBadLines, { params: { id: checked._id } })
    expect(bad).toMatchObject({ line: 2, problems: [{ column: 'Delivery area' }] })
  })

  it('get no picture that is swept at that moment', async () => {
    const made = await addedProduct(vendor, { sku: 'PIC-1' })
    const parts = [['file', { name: 'a.png', content: SMALLEST_PICTURE }]] as const
    const { data } = await vendor.call('POST', '/api/vendor/pictures', { parts: [...parts] })
    const { url, _id } = portal.uploadProductPicture.data.parse(data)
    const checked = await checkedSheet(api, vendor, `SKU,Pictures\nPIC-1,${url}\n`)
    expect(checked).toMatchObject({ good: 1, changed_lines: 1 })
    await vendor.must(startImport, { params: { id: checked._id } })
    const swept = ['delete from product_pictures where id = $1', [_id]] as const
    await during(api.pool, [swept], () => api.runJobs())
    expect(await find(checked._id)).toMatchObject({ state: 'done', imported: 0, bad: 1 })
    expect(await productOf('PIC-1')).toEqual(made)
  })

  it('of the same name have slugs of their own', async () => {
    const lines = ['S-1', 'S-2'].map((sku) => sheetLine(sku, { 'Product name': 'Nama Kembar' }))
    await finished((await checkedSheet(api, vendor, sheet(lines)))._id)
    const slugs = [await productOf('S-1'), await productOf('S-2')].map((one) => one?.slug_product)
    expect(new Set(slugs)).toEqual(
      new Set(['nama-kembar', expect.stringMatching(/^nama-kembar-\w{8}$/)]),
    )
  })
})

describe('a file', () => {
  const tabbed = sheet([sheetLine('ENC-1', { 'Product name': 'Kertas “Café” 5″' })], '\t')
  const wide = (bom: string) => Buffer.from(`${bom}${tabbed}`, 'utf16le')
  it.each([
    ['UTF-8', Buffer.from(tabbed), 'utf-8'],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${tabbed}`), 'utf-8'],
    ['UTF-16', wide('\ufeff'), 'utf-16le'],
    ['UTF-16 without a mark', wide(''), 'utf-16le'],
    ['UTF-16 the other way round', wide('\ufeff').swap16(), 'utf-16be'],
  ])('in %s is read', async (_, content, encoding) => {
    const checked = await checkedSheet(api, vendor, content)
    expect(checked).toMatchObject({ encoding, delimiter: '\t', good: 1 })
    expect(checked.sample[0]?.values.name).toBe('Kertas “Café” 5″')
  })

  it('with one stray byte stays UTF-8, and names its line', async () => {
    const lines = [sheetLine('STRAY-1', { 'Product name': 'Café Ümlaut' }), sheetLine('STRAY-2')]
    const content = Buffer.concat([
      Buffer.from(sheet(lines)),
      Buffer.from([0xb0]),
      Buffer.from('\r\n'),
    ])
    const checked = await checkedSheet(api, vendor, content)
    expect(checked).toMatchObject({ encoding: 'utf-8', good: 1, bad: 1 })
  })

  it('with a title above its heading is read', async () => {
    const title = ['DAFTAR HARGA 2026,,', 'PT Sinar,,', '', ''].join('\r\n')
    const checked = await checkedSheet(api, vendor, title + sheet([sheetLine('TITLE-1')]))
    expect(checked).toMatchObject({ good: 1, bad: 0 })
  })

  it('in Windows-1252 is read, with or without naming the encoding', async () => {
    const latin = Buffer.from(sheet([sheetLine('ENC-2', { 'Product name': 'Café 5°' })]), 'latin1')
    for (const options of [{ encoding: 'read' }, { encoding: 'windows-1252' }]) {
      const checked = await checkedSheet(api, vendor, latin, { options })
      expect(checked).toMatchObject({ encoding: 'windows-1252' })
      expect(checked.sample[0]?.values.name).toBe('Café 5°')
    }
    const answer = await sendSheet(vendor, latin, { options: { encoding: 'utf-8' } })
    expect(answer).toMatchObject({ status: 422, message: importErrors.notUtf8.en })
  })

  it('may name its number style', async () => {
    const file = sheet([sheetLine('NUM-1', { 'Retail price': '52.000' })])
    expect(await checkedSheet(api, vendor, file)).toMatchObject({ bad: 1 })
    const checkedImport = await checkedSheet(api, vendor, file, { options: { numbers: 'comma' } })
    expect(checkedImport.sample[0]?.values.retail_price).toBe('52000')
  })

  it('has lines in quotes, remarks, empty lines, and what Excel adds', async () => {
    const file = [
      'sep=;',
      'SKU;Description;Retail price;Kota;;',
      '# a remark;;;;;',
      ';;;;;',
      'SKU-kertas;"two\r\nlines; ""quoted""";="53000";Kota Bandung;;',
      'NO-SUCH;;1;;;',
    ].join('\r\n')
    const checked = await checkedSheet(api, vendor, file)
    expect(checked).toMatchObject({ lines: 2, good: 1, bad: 1, delimiter: ';' })
    expect(checked.columns).toMatchObject({ warehouse_city_id: 'Kota' })
    expect(checked.sample[0]?.values).toMatchObject({
      description: 'two\r\nlines; "quoted"',
      retail_price: '53000',
    })
    const [bad] = await vendor.must(listBadLines, { params: { id: checked._id } })
    expect(bad?.line).toBe(6)
  })

  it.each([
    ['nothing', Buffer.alloc(0), importErrors.empty],
    ['a zip that is called CSV', Buffer.from('PK\u0003\u0004rest'), importErrors.workbook],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), importErrors.workbook],
    ['noise', Buffer.concat([Buffer.from([1, 2]), randomBytes(9_000)]), importErrors.binary],
    ['a text with a 0 in it', Buffer.from('SKU,Stock\nA\0,1\n'), importErrors.binary],
    ['half a character', Buffer.from(`\ufeff${tabbed}\ud83d\n`, 'utf16le'), importErrors.notUtf16],
    ['a 0 in UTF-16', wide('\ufeff\0'), importErrors.binary],
    ['a 0 far behind', Buffer.from(`SKU,Stock\n${'A,1\n'.repeat(5_000)}\0`), importErrors.binary],
  ])('that is %s is refused', async (_, content, text) => {
    const before = await api.objects.keys()
    const answer = await sendSheet(vendor, content)
    expect(answer).toMatchObject({ status: 422, message: text.en, codes: ['rule'] })
    expect(await api.objects.keys()).toEqual(before)
  })

  it.each([
    ['no heading', 'a,b\n1,2\n', /first line must contain the column names/],
    ['no line', 'SKU,Stock\n', /There are no lines below the column names/],
    ['10,000 columns', `${Array(10_000).fill('x').join(',')}\n`, /10\.000 columns/],
    ['one line of a megabyte', `SKU,Stock\n${'x'.repeat(1_000_000)}`, /Line 2 is longer/],
    ['a heading of a megabyte', 'x'.repeat(1_000_000), /Line 1 is longer/],
    [
      'a quote that is never closed',
      'SKU,Name\nZ,z\nA,"x\nB,y\n',
      /line 3 is not closed, so 2 lines/,
    ],
  ])('with %s fails with the reason', async (_, content, message) => {
    const checked = await checkedSheet(api, vendor, content)
    expect(checked.state).toBe('failed')
    expect(checked.failure).toMatch(message)
    expect(checked.actions).toEqual({ start: false, cancel: false })
  })

  it('of one line of 30 MB fails; with one more byte it is refused', async () => {
    const line = Buffer.alloc(LARGEST_IMPORT, 'x')
    const checked = await checkedSheet(api, vendor, line)
    expect(checked).toMatchObject({ state: 'failed', size: LARGEST_IMPORT })
    const before = await api.objects.keys()
    const answer = await sendSheet(vendor, Buffer.concat([line, Buffer.from('x')]))
    expect(answer).toMatchObject({ status: 413, codes: ['payload_too_large'] })
    expect(answer.message).toContain('30 MB')
    expect(await api.objects.keys()).toEqual(before)
  })

  it('with formulas reports each', async () => {
    const lines = ['=1+1', '@SUM(A1)', "=cmd|' /C calc'!A0"].map((name, at) =>
      sheetLine(`F-${at}`, { 'Product name': `"${name}"` }),
    )
    const checked = await checkedSheet(api, vendor, sheet(lines))
    expect(checked).toMatchObject({ good: 0, bad: 3, actions: { start: false } })
    const answer = await vendor.request(startImport, { params: { id: checked._id } })
    expect(answer).toMatchObject({ status: 422, message: importErrors.nothingGood.en })
    const file = await download(`/api/vendor/imports/${checked._id}/bad-lines`)
    for (const cell of rowsOf(file).flat()) expect(cell).not.toMatch(/^[=+\-@]/)
  })

  it('with a formula for a heading starts none in the file of bad lines', async () => {
    const checked = await checkedSheet(api, vendor, '=SKU,Stock\n,1\n')
    const file = await download(`/api/vendor/imports/${checked._id}/bad-lines`)
    const [, bad = []] = rowsOf(file)
    expect(bad.at(-1)).toMatch(/^'=SKU: Enter the SKU/)
  })

  it('may have any name', async () => {
    const file = sheet([sheetLine('NAMED')])
    for (const [name, shown] of [
      ['a\0b📄.csv', 'ab📄.csv'],
      ['\0', 'import.csv'],
    ] as const) {
      const { _id, file_name } = await uploadedSheet(vendor, file, { name })
      expect(file_name).toBe(shown)
      await vendor.must(cancelImport, { params: { id: _id } })
    }
  })

  it('with lines of too many cells reports them', async () => {
    const checked = await checkedSheet(api, vendor, 'SKU,Stock\nKRT-1,1,500\n')
    const [bad] = await vendor.must(listBadLines, { params: { id: checked._id } })
    expect(bad?.problems).toEqual([
      { column: 'Whole line', message: expect.stringContaining('more cells than there are') },
    ])
  })

  it('is stored once by a repeated request, and separate from other files', async () => {
    const headers = { 'idempotency-key': 'the-same-import' }
    const file = sheet([sheetLine('IDEM')])
    const first = await uploadedSheet(vendor, file, { headers })
    expect((await uploadedSheet(vendor, file, { headers }))._id).toBe(first._id)
    const another = await sendSheet(vendor, `${file}x`, { headers })
    expect(another.codes).toEqual(['idempotency_mismatch'])
  })
})

describe('the same call for two files at the same time', () => {
  const headers = { 'idempotency-key': 'two-at-once' }
  const file = (sku: string) => sheet([sheetLine(sku)])

  it('stores the one that arrived first, and nothing of the other', async () => {
    const before = await api.objects.keys()
    const { store } = api.objects
    let goOn: () => void = () => undefined
    const gate = new Promise<void>((resolve) => (goOn = resolve))
    let reportWaiting: () => void = () => undefined
    const waiting = new Promise<void>((resolve) => (reportWaiting = resolve))
    const originalPut = store.putStream.bind(store)
    const spy = vi.spyOn(store, 'putStream').mockImplementationOnce(async (...args) => {
      reportWaiting()
      await gate
      return originalPut(...args)
    })
    const late = sendSheet(vendor, file('LATE-FILE'), { headers })
    await waiting
    const { _id } = await uploadedSheet(vendor, file('FIRST-FILE'), { headers, name: 'first.csv' })
    goOn()
    expect((await late).codes).toEqual(['idempotency_mismatch'])
    spy.mockRestore()
    await api.runJobs()
    const checked = await find(_id)
    expect(checked).toMatchObject({ state: 'checked', file_name: 'first.csv' })
    expect(checked.sample[0]?.values.sku).toBe('FIRST-FILE')
    expect(await api.objects.keys()).toHaveLength(before.length + 1)
  })

  it('leaves nothing of an interrupted attempt', async () => {
    const before = await api.objects.keys()
    const { store } = api.objects
    const originalPut = store.putStream.bind(store)
    const spy = vi.spyOn(store, 'putStream').mockImplementationOnce(async (...args) => {
      await originalPut(...args)
      throw new Error('cut off')
    })
    const again = { headers: { 'idempotency-key': 'cut-off-at-first' } }
    expect((await sendSheet(vendor, file('CUT-OFF'), again)).status).toBe(503)
    spy.mockRestore()
    await uploadedSheet(vendor, file('CUT-OFF'), again)
    expect(await api.objects.keys()).toHaveLength(before.length + 1)
  })
})

describe('an import', () => {
  it('runs alone for its vendor, beside those of others', async () => {
    const first = await uploadedSheet(vendor, sheet([sheetLine('ONE')]))
    const second = await sendSheet(vendor, sheet([sheetLine('TWO')]))
    expect(second).toMatchObject({ status: 422, message: importErrors.oneAtOnce.en })
    await uploadedSheet(other, sheet([sheetLine('ONE')]))
    await vendor.must(cancelImport, { params: { id: first._id } })
    await uploadedSheet(vendor, sheet([sheetLine('TWO')]))
  })

  it('is started once, and not while another one runs', async () => {
    const checked = await checkedSheet(api, vendor, sheet([sheetLine('START')]))
    const running = await uploadedSheet(vendor, sheet([sheetLine('RUN')]))
    const start = () => vendor.request(startImport, { params: { id: checked._id } })
    expect((await start()).message).toBe(importErrors.oneAtOnce.en)
    await vendor.must(cancelImport, { params: { id: running._id } })
    const answers = await Promise.all([start(), start()])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    await api.runJobs()
    expect((await start()).codes).toEqual(['illegal_move'])
  })

  const many = (name: string) =>
    sheet(Array.from({ length: 1_200 }, (_, n) => sheetLine(`${name}-${n}`)))
  const context = () => ({ db: api.db, objects: api.objects.store, subscriptions: {} })
  /** Runs one batch, then makes the database fail for good, so that the job is not retried. */
  const oneBatch = async (id: string) => {
    await vendor.must(startImport, { params: { id } })
    let batches = 0
    const transaction = () => {
      batches += 1
      if (batches > 1) throw new Error('away')
      return api.db.transaction()
    }
    const db = new Proxy(api.db, {
      get(target, name): unknown {
        const value: unknown = name === 'transaction' ? transaction : Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const cut = runImport({ ...context(), db }, { vendorId: idOf('vendor sinar'), importId: id })
    await expect(cut).rejects.toThrow('away')
    await api.pool.query('delete from graphile_worker._private_jobs')
    return find(id)
  }
  const countOf = async (name: string) =>
    (await api.pool.query('select id from products where sku like $1', [`${name}-%`])).rowCount

  it('that is canceled between batches keeps what is in', async () => {
    const checked = await checkedSheet(api, vendor, many('CUT'))
    expect(await oneBatch(checked._id)).toMatchObject({ state: 'importing', imported: 500 })
    await vendor.must(cancelImport, { params: { id: checked._id } })
    await runImport(context(), { vendorId: idOf('vendor sinar'), importId: checked._id })
    expect(await find(checked._id)).toMatchObject({ state: 'canceled', imported: 500 })
    expect(await countOf('CUT')).toBe(500)
    const again = await vendor.request(cancelImport, { params: { id: checked._id } })
    expect(again.codes).toEqual(['illegal_move'])
  })

  it('that stops continues where it was, and two processes do nothing twice', async () => {
    const checked = await checkedSheet(api, vendor, many('TWICE'))
    await oneBatch(checked._id)
    const job = { vendorId: idOf('vendor sinar'), importId: checked._id }
    await Promise.all([runImport(context(), job), runImport(context(), job)])
    expect(await find(checked._id)).toMatchObject({
      state: 'done',
      imported: 1_200,
      created: 1_200,
    })
    expect(await countOf('TWICE')).toBe(1_200)
  })

  it('takes the same number of statements for every batch', async () => {
    const count = async (lines: number) => {
      const rows = Array.from({ length: lines }, (_, n) => sheetLine(`ST${lines}-${n}`))
      const { _id } = await checkedSheet(api, vendor, sheet(rows))
      await vendor.must(startImport, { params: { id: _id } })
      const job = { vendorId: idOf('vendor sinar'), importId: _id }
      const { length: statements } = await statementsOf(() => runImport(context(), job))
      expect((await find(_id)).created).toBe(lines)
      return statements
    }
    expect(await count(400)).toBe(await count(4))
  })

  it('keeps emoji whole, wherever a text is cut', async () => {
    const papers = '📄'.repeat(201)
    const lines = [
      sheetLine('EMOJI-1'),
      sheetLine('EMOJI-2', { Category: `a${papers}`, 'Retail price': `a${papers}` }),
    ]
    const head = [...SHEET_HEAD, 'Description'].join(',')
    const rows = lines.map((cells, at) => [...cells, at === 0 ? `a${papers}` : ''].join(','))
    const checked = await checkedSheet(api, vendor, [head, ...rows].join('\n'))
    expect(checked).toMatchObject({ state: 'checked', good: 1, bad: 1 })
    expect(checked.sample[0]?.values.description).toBe(`a${'📄'.repeat(199)}`)
  })

  it('with a heading of emoji says what it found', async () => {
    const checked = await checkedSheet(api, vendor, `a${'📄'.repeat(150)}\nb\n`)
    expect(checked).toMatchObject({ state: 'failed', failure: expect.stringContaining('📄…') })
  })

  it('that the database can never accept fails immediately, and blocks nobody', async () => {
    const { _id } = await uploadedSheet(vendor, sheet([sheetLine('NUL')]))
    const { rows } = await api.pool.query('select object_key from product_imports where id = $1', [
      _id,
    ])
    const content = Buffer.from(sheet([sheetLine('NUL', { 'Product name': 'a\0b' })]))
    await api.objects.store.put(String(rows[0]?.object_key), content, 'text/csv')
    await expect(api.runJobs()).rejects.toThrow(/Unicode/)
    expect(await find(_id)).toMatchObject({ state: 'failed', failure: importErrors.stopped.en })
    await uploadedSheet(vendor, sheet([sheetLine('NEXT')]))
  })

  it('is tried again after a failure, and reports the last one', async () => {
    const { _id } = await uploadedSheet(vendor, sheet([sheetLine('LAST')]))
    const objects = { ...api.objects.store, find: () => Promise.reject(new Error('away')) }
    const job = { vendorId: idOf('vendor sinar'), importId: _id }
    for (const [isLast, state] of [
      [false, 'checking'],
      [true, 'failed'],
    ] as const) {
      await expect(checkImport({ ...context(), objects }, job, isLast)).rejects.toThrow('away')
      expect(await find(_id)).toMatchObject({ state })
    }
  })

  it('whose file is missing reports it', async () => {
    const { _id } = await uploadedSheet(vendor, sheet([sheetLine('GONE')]))
    const { rows } = await api.pool.query('select object_key from product_imports where id = $1', [
      _id,
    ])
    await api.objects.store.remove(String(rows[0]?.object_key))
    await api.runJobs()
    expect(await find(_id)).toMatchObject({ state: 'failed', failure: importErrors.gone.en })
  })

  it('is never another vendor’s', async () => {
    const { _id } = await checkedSheet(api, vendor, sheet([sheetLine('MINE'), ['bad']]))
    const params = { id: _id }
    for (const call of [
      getImport,
      listBadLines,
      startImport,
      cancelImport,
      calls.downloadBadLines,
      calls.downloadChanges,
    ])
      expect((await other.request(call, { params })).status).toBe(404)
    const otherImports = await other.must(calls.listImports, {})
    expect(otherImports.map((one) => one._id)).not.toContain(_id)
    const buyer = await api.as('approver@maju.test')
    expect((await buyer.request(getImport, { params })).status).toBe(403)
    expect(await find(_id)).toMatchObject({ state: 'checked', bad: 1 })
  })

  it('uses no SKU, coverage or picture of another vendor', async () => {
    const otherProduct = await addedProduct(other, {
      sku: 'THEIRS',
      coverage_id: idOf('coverage karya'),
    })
    const line = sheetLine('THEIRS', { 'Delivery area': idOf('coverage karya') })
    const checked = await checkedSheet(api, vendor, sheet([line, sheetLine('theirs-2')]))
    expect(checked).toMatchObject({ good: 1, bad: 1, new_lines: 1 })
    await finished(checked._id)
    expect(await productOf('THEIRS', other)).toEqual(otherProduct)
  })

  it('is swept after a month; its counts stay', async () => {
    const checked = await checkedSheet(api, vendor, sheet([sheetLine('OLD'), ['bad']]))
    await api.pool.query(
      "update product_imports set created_at = now() - interval '31 days' where id = $1",
      [checked._id],
    )
    const log = { warn: () => undefined }
    expect(await sweepImports(api.db, api.objects.store, log)).toBe(1)
    expect(await sweepImports(api.db, api.objects.store, log)).toBe(0)
    expect(await find(checked._id)).toMatchObject({ state: 'canceled', is_swept: true, bad: 1 })
    expect(await vendor.must(listBadLines, { params: { id: checked._id } })).toEqual([])
    const { rows } = await api.pool.query(
      "select action, actor_id, actor_name, request_id from audit_log where subject_id = $1 and action = 'import.expire'",
      [checked._id],
    )
    expect(rows).toEqual([
      { action: 'import.expire', actor_id: null, actor_name: 'Pasok', request_id: null },
    ])
  })

  it('is deleted, however many others cannot be', async () => {
    await checkedSheet(api, vendor, sheet([sheetLine('STUCK')]))
    const old = "now() - interval '31 days'"
    await api.pool.query(`
      insert into product_imports (vendor_id, id, state, file_name, object_key, created_by,
        created_by_name, created_at)
      select vendor_id, gen_random_uuid(), 'done', 'old.csv', 'imports/stuck/' || n, created_by,
        created_by_name, ${old}
      from (select * from product_imports limit 1) one, generate_series(1, 250) n`)
    const { rows } = await api.pool.query(
      "select object_key from product_imports where object_key like 'imports/stuck/%' order by id desc limit 1",
    )
    const sound = String(rows[0]?.object_key)
    const remove = (key: string) =>
      key === sound ? Promise.resolve() : Promise.reject(new Error('away'))
    const logged: unknown[] = []
    const log = { warn: (_: object, message: string) => logged.push(message) }
    const objects = { ...api.objects.store, remove }
    expect(await sweepImports(api.db, objects, log)).toBe(1)
    expect(logged).toHaveLength(249)
    await sweepImports(api.db, { ...objects, remove: () => Promise.resolve() }, log)
  })
})

describe('the template', () => {
  it.each([
    ['en', ',', 'Product name', 'products-template.csv'],
    ['id', ';', 'Nama produk', 'templat-produk.csv'],
  ])(
    'in %s explains itself, and is imported again as nothing',
    async (language, sign, name, file) => {
      const headers = { 'accept-language': language }
      const answer = await vendor.call('GET', '/api/vendor/imports/template', { headers })
      expect(answer.headers['content-disposition']).toContain(file)
      const [head = [], help = [], example = []] = rowsOf(answer.file ?? '', sign)
      expect(head).toContain(name)
      expect([help[0]?.[0], example[0]]).toEqual(['#', '# KRT-A4-80'])
      const empty = await checkedSheet(api, vendor, answer.file ?? '')
      expect(empty.failure).toBe(formatText(importErrors.noLines, 'en'))
      const used = await checkedSheet(
        api,
        vendor,
        (answer.file ?? '').replace('# KRT-A4', 'KRT-A4'),
      )
      expect(used).toMatchObject({ good: 1, bad: 0, new_lines: 1 })
    },
  )
})

describe('the export', () => {
  it.each([
    ['en', ','],
    ['id', ';'],
  ])('in %s can be imported unchanged, and no cell begins a formula', async (language, sign) => {
    const odd = {
      name: '=1+1',
      brand: "'=quoted",
      description: '- one\n- two; "three"',
      storage: '-',
      weight: 2.345,
      retail_price: 1_250.5,
      payment_term: 14,
      sku: `#odd ${language}`,
    }
    const made = await addedProduct(vendor, odd)
    const headers = { 'accept-language': language }
    const file = await download('/api/vendor/products/export', headers)
    const [head = [], ...rows] = rowsOf(file, sign)
    expect(head).toHaveLength(22)
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
    const checked = await checkedSheet(api, vendor, file)
    expect(checked).toMatchObject({ good: rows.length, bad: 0, new_lines: 0, changed_lines: 0 })
    expect(await productOf(odd.sku)).toEqual(made)
  })

  it('that is imported with other prices keeps the stock that orders reduced', async () => {
    const [quiet, sold, both] = ['QUIET', 'SOLD', 'BOTH'].map((name) => `STOCK-${name}`) as [
      string,
      string,
      string,
    ]
    for (const sku of [quiet, sold, both]) await addedProduct(vendor, { sku, stock: 40 })
    const exported = await download('/api/vendor/products/export?search=STOCK-')
    const [head = [], ...rows] = rowsOf(exported)
    const at = (name: string) => head.indexOf(name)
    expect(rows).toHaveLength(3)
    const edited = rows.map((cells) => {
      const fixed = cells.with(at('Retail price'), '61000')
      return cells[0] === sold ? fixed : fixed.with(at('Stock'), '100')
    })
    const file = stringify([head, ...edited])
    // Orders reduce the stock without a new version.
    const order = (sku: string) =>
      api.pool.query('update products set stock = 35 where sku = $1', [sku])
    await order(sold)
    const checked = await checkedSheet(api, vendor, file)
    expect(checked).toMatchObject({ good: 3, bad: 0, unknown_columns: [] })
    await order(both)
    expect(await finished(checked._id)).toMatchObject({ imported: 2, bad: 1 })
    expect(await productOf(quiet)).toMatchObject({ retail_price: 61_000, stock: 100 })
    expect(await productOf(sold)).toMatchObject({ retail_price: 61_000, stock: 35 })
    expect(await productOf(both)).toMatchObject({ retail_price: 52_000, stock: 35 })
    const [bad] = await vendor.must(listBadLines, { params: { id: checked._id } })
    expect(bad?.problems).toEqual([
      { column: 'Stock', message: expect.stringContaining('Orders have reduced the stock to 35') },
    ])
  })

  it('has the filtered products of the own vendor only', async () => {
    const lines = ['OWN-1', 'OWN-2'].map((sku) => sheetLine(sku))
    await finished((await checkedSheet(api, vendor, sheet(lines)))._id)
    const skusAt = async (query: string) =>
      rowsOf(await download(`/api/vendor/products/export?${query}`)).map(([sku]) => sku)
    expect(await skusAt('search=OWN-1&stock=low')).toHaveLength(1)
    expect((await skusAt('search=OWN')).slice(1)).toEqual(
      expect.arrayContaining(['OWN-1', 'OWN-2']),
    )
    const otherRows = rowsOf(await download('/api/vendor/products/export', {}, other))
    expect(otherRows.flat().join()).not.toContain('OWN-')
  })
})
