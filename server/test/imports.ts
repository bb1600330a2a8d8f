import { uploadImport, getImport } from '@pasok/domain/catalog/imports/imports.contract'
import type { ImportRow, ProductImport } from '@pasok/domain/catalog/imports/imports.model'
import type { Answer, Api, Person } from './api'
import { CITIES } from './company'

export const SHEET_HEAD = [
  'SKU',
  'Product name',
  'Category',
  'Retail price',
  'Stock',
  'Warehouse city',
  'Delivery area',
] as const
const CITY = CITIES.bandung

export const sheetLine = (sku: string, other: Partial<Record<string, string>> = {}) =>
  SHEET_HEAD.map(
    (head) =>
      ({
        SKU: sku,
        'Product name': `Barang ${sku}`,
        Category: 'Test',
        'Retail price': '52000',
        Stock: '40',
        'Warehouse city': CITY,
        'Delivery area': 'Delivery area',
        ...other,
      })[head] ?? '',
  )

export const sheet = (lines: readonly (readonly string[])[], delimiter = ',') =>
  [SHEET_HEAD, ...lines].map((cells) => cells.join(delimiter)).join('\r\n')

interface Sent {
  name?: string
  options?: Record<string, string>
  headers?: Record<string, string>
}

/** Uploads a spreadsheet; returns the response, successful or not. */
export const sendSheet = (
  person: Person,
  content: string | Buffer,
  { name = 'products.csv', options = {}, headers = {} }: Sent = {},
): Promise<Answer> =>
  person.call('POST', '/api/vendor/imports', {
    parts: [
      ...Object.entries(options),
      ['file', { name, content: Buffer.isBuffer(content) ? content : Buffer.from(content) }],
    ],
    headers,
  })

/** Uploads a spreadsheet that must be accepted. */
export async function uploadedSheet(
  person: Person,
  content: string | Buffer,
  sent: Sent = {},
): Promise<ImportRow> {
  const answer = await sendSheet(person, content, sent)
  if (answer.errors) throw new Error(`${answer.status} ${answer.message}`)
  return uploadImport.data.parse(answer.data)
}

/** Uploads a spreadsheet and waits until it has been checked. */
export async function checkedSheet(
  api: Api,
  person: Person,
  content: string | Buffer,
  sent: Sent = {},
): Promise<ProductImport> {
  const { _id } = await uploadedSheet(person, content, sent)
  await api.runJobs()
  return person.must(getImport, { params: { id: _id } })
}
