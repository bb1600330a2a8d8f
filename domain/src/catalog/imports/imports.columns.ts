import type { Text } from '../../kernel/texts'
import { PRODUCT_NUMBERS } from '../portal/portal.constants'
import { productFieldTexts } from '../portal/portal.texts'
import { columnHelpTexts, importTexts } from './imports.texts'
import type { ImportField } from './imports.constants'

export interface ImportColumn {
  field: ImportField
  /** Accepted column names besides the English, Indonesian and API names. */
  aliases: readonly string[]
  isRequired: boolean
  /** The value that a cell with only `-` sets; undefined when the field needs a value. */
  cleared: string | undefined
  /** The value in the template's example line; numbers are plain. */
  example: Text
}

const same = (text: string): Text => ({ en: text, id: text })

function column(
  field: ImportField,
  example: string | Text,
  rest: Partial<Omit<ImportColumn, 'field' | 'example'>> = {},
): ImportColumn {
  return {
    field,
    aliases: [],
    isRequired: false,
    cleared: undefined,
    ...rest,
    example: typeof example === 'string' ? same(example) : example,
  }
}

/** The columns in the order of the template and the export. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  column('sku', 'KRT-A4-80', {
    aliases: [
      'kode',
      'kode produk',
      'kode barang',
      'kode item',
      'kode brg',
      'kode sku',
      'kode barang sku',
      'nomor sku',
      'no sku',
      'sku code',
      'id barang',
      'id produk',
      'part no',
      'part number',
      'nomor barang',
      'no barang',
      'product code',
      'item code',
    ],
    isRequired: true,
  }),
  column(
    'name',
    { en: 'Paper A4 80 gsm', id: 'Kertas A4 80 gram' },
    {
      aliases: [
        'name',
        'nama',
        'product',
        'produk',
        'nama barang',
        'nama brg',
        'nama item',
        'barang',
        'item name',
      ],
      isRequired: true,
    },
  ),
  column('brand', 'Sinar', { aliases: ['merk', 'merek'], cleared: '' }),
  column('category_id', '', {
    aliases: ['category path', 'jalur kategori', 'kategori', 'kategori barang', 'kategori produk'],
    isRequired: true,
  }),
  column(
    'short_description',
    { en: '500 sheets, white', id: '500 lembar, putih' },
    { aliases: ['deskripsi pendek'], cleared: '' },
  ),
  column(
    'description',
    { en: 'For printers and copiers', id: 'Untuk printer dan fotokopi' },
    {
      aliases: ['keterangan', 'deskripsi', 'uraian'],
      cleared: '',
    },
  ),
  column('retail_price', '52000', {
    aliases: ['price', 'harga', 'harga jual', 'harga satuan', 'harga barang', 'unit price'],
    isRequired: true,
  }),
  column('discount_product', '2.5', { aliases: ['discount', 'diskon'], cleared: '0' }),
  column('tax_title', 'PPN', { aliases: ['tax title'], cleared: '' }),
  column('tax_percentage', '11', { aliases: ['tax', 'pajak', 'ppn'], cleared: '0' }),
  column('stock', '400', {
    aliases: [
      'stok',
      'jumlah stok',
      'stok barang',
      'persediaan',
      'sisa stok',
      'stok akhir',
      'qty',
      'quantity',
    ],
    isRequired: true,
  }),
  column('stock_seen', ''),
  column('minimum_order_quantity', '5', {
    aliases: [
      'minimum order',
      'min order',
      'moq',
      'minimum',
      'minimal pesanan',
      'minimal order',
      'minimum pesanan',
      'min pembelian',
      'minimal pembelian',
      'minimum pembelian',
    ],
  }),
  column('payment_term', '30', {
    aliases: ['payment term', 'termin', 'tempo', 'tempo pembayaran'],
    cleared: '',
  }),
  column('weight', '2.5', { aliases: ['weight', 'berat'], cleared: '0' }),
  column('width', '21', { aliases: ['width', 'lebar'], cleared: '0' }),
  column('height', '29.7', { aliases: ['height', 'tinggi'], cleared: '0' }),
  column('length', '5', { aliases: ['length', 'panjang'], cleared: '0' }),
  column(
    'storage',
    { en: 'Keep dry', id: 'Simpan di tempat kering' },
    {
      aliases: ['simpanan', 'cara penyimpanan'],
      cleared: '',
    },
  ),
  column('warehouse_city_id', 'Kota Bandung', {
    aliases: ['city', 'kota', 'warehouse', 'gudang', 'lokasi gudang'],
    isRequired: true,
  }),
  column('coverage_id', '', {
    aliases: ['coverage', 'area', 'delivery', 'jangkauan', 'cakupan'],
    isRequired: true,
  }),
  column('pictures', '', { aliases: ['picture', 'images', 'foto'], cleared: '' }),
]

const BY_FIELD = new Map(IMPORT_COLUMNS.map((one) => [one.field, one]))

/** Returns the column of a field. @throws Error for a field without a column, which is a programming error. */
export function columnOf(field: ImportField): ImportColumn {
  const found = BY_FIELD.get(field)
  if (!found) throw new Error(`${field} has no column`)
  return found
}

/** Returns whether the column holds numbers. */
export const isNumberField = (field: ImportField): boolean =>
  field === 'stock_seen' || Object.hasOwn(PRODUCT_NUMBERS, field)

/** Returns the column's displayed name. */
export const columnName = (field: ImportField): Text =>
  field === 'stock_seen' ? importTexts.stockSeen : productFieldTexts[field]
/** Returns the explanation of a column. */
export const columnHelp = (field: ImportField): Text => columnHelpTexts[field]
