const PAGE = { width: 595, height: 842 }
/** Points: the first line is the title. */
const SIZES = [20, 14, 12] as const

const escaped = (text: string) => text.replace(/[\\()]/g, String.raw`\$&`)

/** A PDF of one A4 page with these lines, the first as its title. */
export function paperPdf(lines: readonly string[]): Buffer {
  const words = lines.map((line, at) => {
    const size = SIZES[Math.min(at, SIZES.length - 1)]
    return `BT /F1 ${size} Tf 72 ${PAGE.height - 120 - at * 32} Td (${escaped(line)}) Tj ET`
  })
  const frame = `0.6 G 1 w 48 48 ${PAGE.width - 96} ${PAGE.height - 96} re S`
  const content = [frame, ...words].join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = text.length
    text += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  text += [
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`,
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\n`,
    `startxref\n${text.length}\n%%EOF\n`,
  ].join('')
  return Buffer.from(text, 'latin1')
}
