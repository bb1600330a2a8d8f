/** The words of option labels that stand inside English sentences. */
const ENGLISH: Readonly<Record<string, string>> = {
  inci: 'inch',
  lubang: 'outlets',
  liter: 'litres',
  orang: 'people',
  pintu: 'doors',
  butir: 'pieces',
  galvanis: 'galvanised steel',
  komponen: 'components',
  sidik: 'finger',
  jari: 'print',
  wajah: 'face',
  kartu: 'card',
}

/** An option label as an English sentence has it: `1,9 liter` → `1.9 litres`. */
export function englishLabel(label: string): string {
  return label
    .replace(/(\d)([.,])(\d)/g, (_match, before: string, mark: string, after: string) => {
      return `${before}${mark === ',' ? '.' : ','}${after}`
    })
    .replace(/\p{L}+/gu, (word) => ENGLISH[word.toLowerCase()] ?? word)
    .replace('finger print', 'fingerprint')
}
