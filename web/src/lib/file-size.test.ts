import { expect, it } from 'vitest'
import { fileSize } from './file-size'

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [348_000, '340 KB'],
  [1024 * 1024 - 1, '1,0 MB'],
  [2_516_582, '2,4 MB'],
  [10 * 1024 * 1024, '10,0 MB'],
])('%i bytes read as %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))
