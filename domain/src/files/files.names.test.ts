import { describe, expect, it } from 'vitest'
import { LONGEST_FILE_NAME } from './files.constants'
import { cleanFileName, findTextType, MESSAGE_FILE_ENDINGS, shownFileName } from './files.names'

const OFFICE = 'application/vnd.openxmlformats-officedocument.' as const

describe('the name of an upload', () => {
  it.each([
    ['akta.pdf', 'akta.pdf'],
    ['Akta Pendirian  2024.pdf', 'AktaPendirian2024.pdf'],
    ['akta\tpendirian\u00a0baru\u3000.pdf', 'aktapendirianbaru.pdf'],
    ['AKTA.PDF', 'AKTA.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['..\\..\\windows\\system32\\akta.pdf', 'akta.pdf'],
    ['C:\\Users\\Siti\\akta.pdf', 'akta.pdf'],
    ['/akta.pdf/', 'akta.pdf'],
    ['akta.pdf\0.exe', 'akta.pdf.pdf'],
    ['akta\r\nSet-Cookie: x=1.pdf', 'aktaSet-Cookiex=1.pdf'],
    ['akta.html', 'akta.pdf'],
    ['akta.pdf.html', 'akta.pdf.pdf'],
    ['akta', 'akta.pdf'],
    ['.htaccess', 'htaccess.pdf'],
    ['...', 'file.pdf'],
    ['', 'file.pdf'],
    ['..', 'file.pdf'],
    ['<script>alert(1)</script>.pdf', 'script.pdf'],
    ['"quoted" & \'more\'; rm -rf.pdf', 'quotedmorerm-rf.pdf'],
    ['\u202efdp.exe', 'fdp.pdf'],
    ['ﾃｽﾄ 日本語 é.pdf', 'ﾃｽﾄ日本語é.pdf'],
    ['e\u0301.pdf', 'é.pdf'],
    ['📄 surat.pdf', '📄surat.pdf'],
    ['half \ud83d.pdf', 'half.pdf'],
    ['-.pdf', 'file.pdf'],
  ])('%j is stored as %j', (given, cleaned) => {
    expect(cleanFileName(given, 'application/pdf')).toBe(cleaned)
  })

  it('has an extension that fits its content, any of the usual ones', () => {
    expect(cleanFileName('foto.jpeg', 'image/jpeg')).toBe('foto.jpeg')
    expect(cleanFileName('foto.JPG', 'image/jpeg')).toBe('foto.jpg')
    expect(cleanFileName('foto.png', 'image/jpeg')).toBe('foto.jpg')
    expect(cleanFileName('page.html', 'image/png')).toBe('page.png')
  })

  it('of a document or a text has its extension, too', () => {
    expect(cleanFileName('Penawaran Kertas.DOCX', `${OFFICE}wordprocessingml.document`)).toBe(
      'PenawaranKertas.docx',
    )
    expect(cleanFileName('harga.zip', `${OFFICE}spreadsheetml.sheet`)).toBe('harga.xlsx')
    expect(cleanFileName('harga.csv', 'text/csv')).toBe('harga.csv')
    expect(cleanFileName('catatan', 'text/plain')).toBe('catatan.txt')
  })

  it('of a text tells its kind by the extension', () => {
    expect(['a.csv', 'a.TXT ', 'a.html', 'csv', ''].map(findTextType)).toEqual([
      'text/csv',
      'text/plain',
      undefined,
      undefined,
      undefined,
    ])
    expect(MESSAGE_FILE_ENDINGS).toEqual(expect.arrayContaining(['pdf', 'png', 'pptx', 'csv']))
    expect(MESSAGE_FILE_ENDINGS).not.toContain('svg')
  })

  it('is cut between characters, and keeps its extension', () => {
    for (const one of ['a', 'é', '📄']) {
      const cleaned = cleanFileName(`${one.repeat(500)}.pdf`, 'application/pdf')
      expect(cleaned).toBe(`${one.repeat(LONGEST_FILE_NAME - 4)}.pdf`)
    }
  })

  it('is the same when it is cleaned again', () => {
    for (const given of ['a b.pdf', '../x', 'x.html', `${'é'.repeat(400)}.gif`, '..a..']) {
      const once = cleanFileName(given, 'application/pdf')
      expect(cleanFileName(once, 'application/pdf')).toBe(once)
    }
  })
})

describe('the name of a spreadsheet', () => {
  it.each([
    ['Daftar harga  2024.csv', 'Daftar harga  2024.csv'],
    ['a\0b\r\nc.csv', 'ab c.csv'],
    ['half \ud83d.csv', 'half .csv'],
    ['C:\\Users\\Siti\\harga.csv', 'harga.csv'],
    ['\u202efdp.csv', 'fdp.csv'],
    ['\0', ''],
    [`${'📄'.repeat(500)}.csv`, `${'📄'.repeat(LONGEST_FILE_NAME - 4)}.csv`],
  ])('%j is shown as %j', (given, shown) => expect(shownFileName(given)).toBe(shown))
})
