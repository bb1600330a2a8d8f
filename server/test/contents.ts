const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')

/** The smallest contents recognised as each type; a PNG of one pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
export const GIF = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')
export const JPEG = Buffer.concat([
  hex('ff d8 ff e0 00 10 4a 46 49 46 00 01 01 00 00 01 00 01 00 00'),
  hex('ff c0 00 0b 08 00 01 00 01 01 01 11 00'),
  hex('ff d9'),
])
export const WEBP = Buffer.concat([
  Buffer.from('RIFF'),
  hex('1a 00 00 00'),
  Buffer.from('WEBPVP8L'),
  hex('0d 00 00 00 2f 00 00 00 10 07 10 11 11 88 88 fe 07 00'),
])
export const SVG = Buffer.from(
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)
export const HTML = Buffer.from('<!doctype html><html><script>alert(1)</script></html>')
export const ZIP = Buffer.concat([hex('50 4b 03 04 14 00 00 00 00 00'), Buffer.alloc(30)])
export const EXE = Buffer.concat([Buffer.from('MZ'), hex('90 00 03 00 00 00'), Buffer.alloc(200)])
