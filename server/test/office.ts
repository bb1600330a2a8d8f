import { crc32, deflateRawSync } from 'node:zlib'

/** Creates a valid ZIP of these entries, in this order. */
export function zipOf(entries: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const listed: Buffer[] = []
  let place = 0
  for (const [name, text] of Object.entries(entries)) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const [head, title] = [Buffer.alloc(26), Buffer.from(name)]
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(8, 4)
    head.writeUInt32LE(crc32(content), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(content.length, 18)
    head.writeUInt16LE(title.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, title, packed])
    const [before, after] = [Buffer.from('PK\x01\x02\x14\x00', 'latin1'), Buffer.alloc(14)]
    after.writeUInt32LE(place, 10)
    listed.push(Buffer.concat([before, head, after, title]))
    parts.push(local)
    place += local.length
  }
  const list = Buffer.concat(listed)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(listed.length, 4)
  end.writeUInt16LE(listed.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(place, 12)
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06'), end])
}

const KINDS = {
  docx: ['word/document.xml', 'wordprocessingml.document.main'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet.main'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation.main'],
} as const

/** Returns an Office document's list of contents, with its main part. */
const contentTypes = (part: string, type: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
  `<Override PartName="/${part}" ContentType="${type}+xml"/></Types>`

/** Creates a minimal Office document; some programs write the list of contents last. */
export function officeFile(kind: keyof typeof KINDS, isListLast = false): Buffer {
  const [part, type] = KINDS[kind]
  const list = {
    '[Content_Types].xml': contentTypes(
      part,
      `application/vnd.openxmlformats-officedocument.${type}`,
    ),
  }
  const rest = { '_rels/.rels': '<Relationships/>', [part]: '<document/>' }
  return zipOf(isListLast ? { ...rest, ...list } : { ...list, ...rest })
}

/** A spreadsheet with macros; its file name does not matter. */
export const MACRO_SHEET = zipOf({
  '[Content_Types].xml': contentTypes(
    'xl/workbook.xml',
    'application/vnd.ms-excel.sheet.macroEnabled.main',
  ),
  'xl/workbook.xml': '<workbook/>',
  'xl/vbaProject.bin': 'macro',
})
