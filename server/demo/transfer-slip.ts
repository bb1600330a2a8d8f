import sharp from 'sharp'

/** A picture as a bank's app shares it once money was sent. */
export function transferSlip(sender: string, at: Date): Promise<Buffer> {
  const day = at.toISOString().slice(0, 10)
  const line = (y: number, label: string, value: string) =>
    `<text x="40" y="${y}" fill="#6b7280" font-size="16">${label}</text>
     <text x="380" y="${y}" fill="#111827" font-size="16" text-anchor="end">${value}</text>
     <rect x="40" y="${y + 14}" width="340" height="1" fill="#e5e7eb"/>`
  const drawing = `
    <svg xmlns="http://www.w3.org/2000/svg" width="420" height="560" font-family="sans-serif">
      <rect width="420" height="560" fill="#ffffff"/>
      <rect width="420" height="110" fill="#1d4ed8"/>
      <circle cx="210" cy="110" r="38" fill="#16a34a" stroke="#ffffff" stroke-width="6"/>
      <path d="M194 111 l11 12 l22 -24" stroke="#ffffff" stroke-width="6" fill="none"/>
      <text x="210" y="190" font-size="22" fill="#111827" text-anchor="middle">Transfer Berhasil</text>
      ${line(250, 'Tanggal', day)}
      ${line(300, 'Dari', sender)}
      ${line(350, 'Bank', 'Bank Contoh')}
      ${line(400, 'Berita', 'Uang muka')}
      <text x="210" y="500" font-size="14" fill="#6b7280" text-anchor="middle">Contoh untuk demo Pasok</text>
    </svg>`
  return sharp(Buffer.from(drawing)).png().toBuffer()
}
