import { fileErrors } from '@pasok/domain/files/files.errors'
import { describe, expect, it } from 'vitest'
import { EXE, HTML, ZIP } from '../../../../test/contents'
import { MACRO_SHEET, officeFile, zipOf } from '../../../../test/office'
import { findDocumentType } from './store-upload'

const OFFICE = 'application/vnd.openxmlformats-officedocument.'

describe('what is attached to a message', () => {
  it.each([
    ['docx', `${OFFICE}wordprocessingml.document`],
    ['xlsx', `${OFFICE}spreadsheetml.sheet`],
    ['pptx', `${OFFICE}presentationml.presentation`],
  ] as const)('is %s by its content, wherever its list of contents is', async (kind, type) => {
    expect(await findDocumentType('a.txt', officeFile(kind))).toBe(type)
    expect(await findDocumentType(`a.${kind}`, officeFile(kind, true))).toBe(type)
  })

  it.each([
    ['harga.csv', 'nama;harga\r\nKertas;12.500\r\n', 'text/csv'],
    ['HARGA.CSV', '\ufeffnama,harga', 'text/csv'],
    ['catatan.txt', 'Selamat pagi – 日本 🚚\f\n', 'text/plain'],
    ['BM.txt', 'BM begins a picture, too', 'text/plain'],
    ['page.txt', '<script>alert(1)</script>', 'text/plain'],
    ['lama.csv', Buffer.from('Harga: 5 £', 'latin1'), 'text/csv'],
  ] as const)('is a text by its ending: %s', async (name, text, type) => {
    expect(await findDocumentType(name, Buffer.from(text))).toBe(type)
  })

  it.each([
    ['a ZIP', 'a.docx', ZIP],
    ['a ZIP of something else', 'a.docx', zipOf({ 'word/document.xml': '<document/>' })],
    ['a cut document', 'a.docx', officeFile('docx').subarray(0, 120)],
    ['a sheet with macros', 'a.xlsx', MACRO_SHEET],
    ['a program', 'a.txt', EXE],
    ['a program that is called a document', 'a.docx', EXE],
    ['HTML', 'a.html', HTML],
    ['a text without an ending', 'a', Buffer.from('text')],
    ['a script', 'a.js', Buffer.from('alert(1)')],
    ['a text with a NUL', 'a.txt', Buffer.from('a\0b')],
    ['UTF-16', 'a.csv', Buffer.from('\ufeffnama', 'utf16le')],
  ])('is not %s', async (_, name, content) => {
    await expect(findDocumentType(name, content)).rejects.toThrow(fileErrors.wrongMessageType.en)
  })
})
