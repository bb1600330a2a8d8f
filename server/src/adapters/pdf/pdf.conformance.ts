import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Paper, PaperCell, PaperTable } from '@pasok/domain/kernel/paper'
import type { PdfPort } from '../../ports/pdf'
import { readPdf, type ReadPage } from './read-pdf'

const COLUMNS: PaperTable['columns'] = [
  { head: 'NO', width: 24 },
  { head: 'PRODUCT' },
  { head: 'SUB TOTAL', width: 90, align: 'right' },
]
const rowsOf = (count: number, name = 'Kertas A4') =>
  Array.from({ length: count }, (_, at) => [
    { text: String(at + 1) },
    { text: `${name} ${at + 1}`, below: [`SKU-${at + 1}`] },
    { text: `Rp. ${at + 1}.000` },
  ])

/** Returns a request of three lines, with the given changes. */
export function paperOf(given: Partial<Paper> = {}): Paper {
  return {
    language: 'en',
    title: 'PR-MAJU-202611-00001',
    head: {
      kind: 'Purchase Request',
      code: 'PR-MAJU-202611-00001',
      company: 'PT Maju Bersama',
      status: 'Submit',
    },
    facts: [
      { label: 'Author', lines: ['Sari Dewi'] },
      { label: 'Deliver to', lines: ['Jakarta Office', 'Jl. Sudirman 1'] },
    ],
    tables: [
      {
        title: 'PT Sinar Abadi',
        aside: '30 days',
        columns: COLUMNS,
        rows: rowsOf(3),
        figures: [{ label: 'Subtotal', value: 'Rp. 6.000', total: true }],
      },
    ],
    figures: [{ label: 'Total', value: 'Rp. 6.000', total: true }],
    foot: { left: 'PR-MAJU-202611-00001', right: 'Page {{page}} of {{pages}}' },
    ...given,
  }
}
export const table = (given: Partial<PaperTable>): PaperTable => ({
  title: 'PT Sinar Abadi',
  columns: COLUMNS,
  rows: rowsOf(1),
  figures: [],
  ...given,
})
const wordsOf = (pages: readonly ReadPage[]) => pages.flatMap(({ lines }) => lines).join('\n')
/** Removes the line breaks caused by columns. */
const joined = (pages: readonly ReadPage[]) => wordsOf(pages).replaceAll(/\s/g, '')

/** The contract of every PDF adapter. */
export function describePdf(title: string, open: () => PdfPort): void {
  describe(title, () => {
    let pdf: PdfPort
    beforeAll(() => {
      pdf = open()
    })
    afterAll(() => pdf.close())
    const read = async (given: Partial<Paper> = {}) => readPdf(await pdf.render(paperOf(given)))

    it('makes an A4 file with the PDF signature', async () => {
      const file = await pdf.render(paperOf())
      expect(Buffer.from(file).subarray(0, 5).toString()).toBe('%PDF-')
      expect(Buffer.from(file).subarray(-6).toString().trim()).toBe('%%EOF')
      expect(readPdf(file)).toMatchObject([{ width: 595.28, height: 841.89 }])
    })

    it('contains all given texts', async () => {
      const text = joined(await read())
      const words = ['PT Maju Bersama', 'PR-MAJU-202611-00001', 'Purchase Request · Submit']
      const more = ['Sari Dewi', 'Jakarta Office', 'Jl. Sudirman 1', 'PT Sinar Abadi', '30 days']
      const rows = ['Kertas A4 3', 'SKU-3', 'Rp. 3.000', 'Subtotal', 'Total', 'Page 1 of 1']
      for (const one of [...words, ...more, ...rows])
        expect(text).toContain(one.replaceAll(' ', ''))
    })

    it('has a box for each signer', async () => {
      const people = ['Sent by', 'Transported by', 'Received by']
      const pages = await read({ signatures: { people, hint: 'Name and date' } })
      expect(wordsOf(pages)).toContain('Sent byTransported byReceived by')
      expect(joined(pages).split('Nameanddate')).toHaveLength(4)
    })

    it('500 lines: all of them once, with head, title and columns again on every page', async () => {
      const pages = await read({ tables: [table({ rows: rowsOf(500) })] })
      expect(pages.length).toBeGreaterThan(5)
      pages.forEach(({ lines, lowest, height }, at) => {
        const text = lines.join('')
        expect(text).toContain('PT Maju Bersama')
        expect(text).toContain(`Page ${at + 1} of ${pages.length}`)
        expect(lowest).toBeLessThan(height)
        if (!text.includes('SKU-')) return
        expect(text).toContain('PT Sinar Abadi')
        expect(text).toContain('PRODUCT')
      })
      const skus = wordsOf(pages).match(/SKU-\d+/g) ?? []
      expect(skus).toEqual(Array.from({ length: 500 }, (_, at) => `SKU-${at + 1}`))
    })

    it('long names and unbroken words stay on the page, complete', async () => {
      const long = 'Sangatpanjangsekali'.repeat(10)
      const pages = await read({
        head: { ...paperOf().head, company: `PT ${long}` },
        facts: [{ label: 'Author', lines: [long, 'a b '.repeat(100)] }],
        tables: [
          table({
            title: long,
            rows: [
              [
                { text: '1' },
                { text: long, below: [`Note ${'n'.repeat(2000)}`] },
                { text: 'Rp. 1' },
              ],
            ],
          }),
        ],
      })
      for (const { rightmost, width, lowest, height } of pages) {
        expect(rightmost).toBeLessThan(width - 36)
        expect(lowest).toBeLessThan(height)
      }
      expect(joined(pages)).toContain('n'.repeat(2000))
      expect(joined(pages).split(long).length).toBe(3)
    })

    const LONGEST = 2_000
    it.each([
      ['words', 'kata '.repeat(LONGEST / 5).trim()],
      ['one word', 'W'.repeat(LONGEST)],
      ['lines', `${'b\n'.repeat(LONGEST / 2 - 1)}ab`],
      ['Chinese letters', '纸'.repeat(LONGEST)],
      ['emoji', '📦'.repeat(LONGEST / 2)],
    ])('every text is on the paper, however long: %s', async (_, note) => {
      const noted = (row: number): PaperCell[] => [
        { text: String(row) },
        { text: `Kertas ${row}`, below: [`SKU-${row}`, `from${row} ${note} until${row}`] },
        { text: `Rp. ${row}`, struck: ['Rp. 9'] },
      ]
      const decided = [{ head: 'NAME', width: 374 }, { head: 'NOTE' }]
      const pages = await read({
        facts: [{ label: 'Note', lines: [`from0 ${note} until0`] }],
        tables: [
          table({ rows: [1, 2, 3, 4, 5].map(noted) }),
          table({
            columns: decided,
            rows: [[{ text: 'Budi' }, { text: `from6 ${note} until6` }]],
          }),
        ],
      })
      const joinedText = pages
        .flatMap(({ lines }) =>
          lines.slice(2, -1).filter((line) => !/NO.?PRODUCT|^PT Sin/.test(line)),
        )
        .join('')
        .replaceAll(/\s/g, '')
      for (let row = 0; row <= 6; row += 1) {
        const part = joinedText.slice(
          joinedText.indexOf(`from${row}`),
          joinedText.indexOf(`until${row}`),
        )
        const drawn = (text: string) => Array.from(text.replaceAll(/\s/g, '')).length
        expect(drawn(part), `note ${row}`).toBeGreaterThanOrEqual(drawn(`from${row} ${note}`))
      }
      for (const { lowest, height, rightmost, width } of pages) {
        expect(lowest).toBeLessThan(height)
        expect(rightmost).toBeLessThan(width - 36)
      }
    })

    it('letters beyond ASCII are preserved', async () => {
      const pages = await read({
        facts: [{ label: 'Catatan', lines: ['“Dé & Co” – efficient ñ'] }],
      })
      expect(joined(pages)).toContain('“Dé&Co”–efficientñ')
    })

    it.each([
      ['Chinese and Japanese', '你好打印纸，臺灣 コピー用紙'],
      ['Korean', '복사용지'],
      ['Thai', 'กระดาษถ่ายเอกสาร'],
      ['Arabic and Hebrew', 'ورق الطباعة נייר'],
      ['Hindi', 'कागज'],
      ['emoji', '🎉 🚀 👍 📦 ✅'],
      ['marks and arrows', '✓ → ← ☐ ★ ≥ ⅓ ℃ ㎡ ①'],
    ])('draws letters of every script: %s', async (_, text) => {
      const [{ rows, ...first } = table({})] = paperOf().tables
      const pages = await read({
        facts: [{ label: text, lines: [text] }],
        tables: [
          {
            ...first,
            title: text,
            rows: [[{ text: '1' }, { text, below: [text] }, { text: '2' }], ...rows],
          },
        ],
      })
      expect(pages.map(({ boxes }) => boxes)).toEqual([0])
      const sorted = (words: string) => Array.from(words).toSorted()
      // The order of letters depends on their script, so only their presence is tested.
      const letters = new Set(sorted(joined(pages)))
      const marks = /[\p{M}\s]/u
      expect(sorted(text).filter((one) => !marks.test(one) && !letters.has(one))).toEqual([])
    })

    it.each([
      ['Chinese and a rocket', '你好 🚀 \u0000 x'.repeat(20)],
      ['Arabic', 'السلام عليكم ورحمة الله'],
      ['Hindi', 'नमस्ते क्षत्रिय र्क'],
      ['Javanese, Khmer and Thai', 'ꦗꦮ ꦏꦿ ខ្មែរ ស្ត្រី สวัสดีครับ กำ'],
      ['Korean in parts', '한국어 ᄒ\u1161\u11AB'],
      ['a family and a flag', '👩‍👩‍👧 🇮🇩 a\uFE0F\u200D\u20E3'],
      ['half a letter', 'a\uD800b \uDC00'],
      ['marks upon marks', `a${'\u0301'.repeat(500)}`],
      ['other line ends', 'a\u2028b\u2029c\r\n\td\u0085e\u000Bf'],
      ['nothing to be seen', '\u200B\uFEFF\u00AD\u202E'],
      [
        'one of every few letters there are',
        Array.from({ length: 0x10ffff / 97 }, (_, at) => String.fromCodePoint(at * 97)).join(''),
      ],
    ])('what has no letters breaks nothing: %s', async (_, text) => {
      const [{ rows } = { rows: [] }] = paperOf().tables
      const pages = await read({
        title: text,
        head: { kind: text.slice(0, 20), code: 'PR-1', company: text, status: text.slice(0, 20) },
        facts: [{ label: text.slice(0, 20), lines: [text] }],
        tables: [
          table({
            title: text.slice(0, 200),
            aside: text.slice(0, 20),
            rows: [[{ text: '1' }, { text, below: [text] }, { text: '2' }], ...rows],
          }),
        ],
        foot: { left: text.slice(0, 50), right: 'Page {{page}}' },
      })
      expect(joined(pages)).toContain('SKU-3')
      expect(joined(pages)).toContain('Page1')
    })

    it('an empty list is one page, and parallel documents do not mix', async () => {
      expect(await read({ tables: [], figures: [], facts: [] })).toHaveLength(1)
      const many = await Promise.all(
        Array.from({ length: 10 }, (_, at) =>
          read({
            head: { ...paperOf().head, code: `PR-${at}` },
            foot: { left: '', right: '' },
          }),
        ),
      )
      many.forEach((pages, at) => expect(joined(pages)).toContain(`PR-${at}`))
    })
  })
}
