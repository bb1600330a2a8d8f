import { AppError, type Issue } from '@pasok/domain/kernel/errors'
import { kernelTexts } from '@pasok/domain/kernel/kernel.texts'
import { quantityShape } from '@pasok/domain/kernel/shapes'
import type { Language } from '@pasok/domain/kernel/texts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parse } from './parse'

function issuesOf(shape: z.ZodType, input: unknown, language: Language = 'en'): Issue[] {
  try {
    parse(shape, input)
  } catch (error) {
    if (error instanceof AppError) return error.issues(language)
    throw error
  }
  return []
}

const cases: readonly (readonly [string, z.ZodType, unknown, string, string])[] = [
  ['what is left out', z.string(), undefined, 'This field is required.', 'Isian ini wajib diisi.'],
  ['null', z.string(), null, 'This field is required.', 'Isian ini wajib diisi.'],
  [
    'nothing typed',
    z.string().trim().min(1),
    '  ',
    'This field is required.',
    'Isian ini wajib diisi.',
  ],
  [
    'a choice left out',
    z.enum(['a', 'b']),
    '',
    'This field is required.',
    'Isian ini wajib diisi.',
  ],
  ['an email left out', z.email(), '', 'This field is required.', 'Isian ini wajib diisi.'],
  [
    'a long text',
    z.string().max(1_000),
    'x'.repeat(1_001),
    'Too long: at most 1.000 characters.',
    'Terlalu panjang: maksimal 1.000 karakter.',
  ],
  [
    'a short text',
    z.string().min(8),
    'abc',
    'Too short: at least 8 characters.',
    'Terlalu pendek: minimal 8 karakter.',
  ],
  [
    'a long list',
    z.array(z.string()).max(1),
    ['a', 'b'],
    'Too many: at most 1.',
    'Terlalu banyak: maksimal 1.',
  ],
  [
    'a short list',
    z.array(z.string()).min(1),
    [],
    'Too few: at least 1.',
    'Terlalu sedikit: minimal 1.',
  ],
  [
    'a large number',
    z.number().max(9_999_999.99),
    1e9,
    'Too large: at most 9.999.999,99.',
    'Terlalu besar: maksimal 9.999.999,99.',
  ],
  ['a small number', z.number().min(1), 0, 'Too small: at least 1.', 'Terlalu kecil: minimal 1.'],
  [
    'nothing of a quantity',
    quantityShape,
    0,
    'Too small: it must be above 0.',
    'Terlalu kecil: harus lebih dari 0.',
  ],
  [
    'three decimals',
    quantityShape,
    1.555,
    'At most two decimals are allowed.',
    'Maksimal dua angka desimal.',
  ],
  ['no number', z.number(), '12', 'Enter a number.', 'Isi angka.'],
  ['no number in an address', z.coerce.number(), 'x', 'Enter a number.', 'Isi angka.'],
  ['a broken number', z.number().int(), 1.5, 'Enter a whole number.', 'Isi bilangan bulat.'],
  ['no text', z.string(), 12, 'Enter text.', 'Isi teks.'],
  ['no list', z.array(z.string()), 'a', 'This must be a list.', 'Ini harus berupa daftar.'],
  ['neither yes nor no', z.boolean(), 'yes', 'This must be yes or no.', 'Ini harus ya atau tidak.'],
  [
    'none of the choices',
    z.enum(['en', 'id']),
    'fr',
    'This must be one of: en, id.',
    'Ini harus salah satu dari: en, id.',
  ],
  [
    'no email address',
    z.email(),
    'someone',
    'Enter a valid email address.',
    'Isi alamat email yang valid.',
  ],
  ['no date', z.iso.date(), '31-12-2026', 'Enter a valid date.', 'Isi tanggal yang valid.'],
  [
    'another pattern',
    z.string().regex(/^a$/),
    'b',
    'Enter a valid value.',
    'Isi nilai yang valid.',
  ],
  ['another kind', z.object({}), 'a', 'Enter a valid value.', 'Isi nilai yang valid.'],
]

describe('what is wrong with an input', () => {
  it.each(cases)('is said in our words: %s', (_name, shape, input, en, id) => {
    const body = z.object({ lines: z.array(z.object({ field: shape })) })
    const given = { lines: [{ field: input }] }
    expect(issuesOf(body, given)).toEqual([
      { code: 'bad_request', path: 'lines.0.field', message: en },
    ])
    expect(issuesOf(body, given, 'id').map(({ message }) => message)).toEqual([id])
  })

  it('is said of the closest alternative, in its place', () => {
    const shape = z.object({
      detail: z.union([z.object({ name: z.string(), count: z.number() }), z.string()]),
    })
    expect(issuesOf(shape, { detail: { name: 'a' } })).toEqual([
      { code: 'bad_request', path: 'detail.count', message: kernelTexts.required.en },
    ])
    expect(issuesOf(shape, {})).toEqual([
      { code: 'bad_request', path: 'detail', message: kernelTexts.required.en },
    ])
  })

  it('is said without naming more choices than a person reads', () => {
    const many = z.enum(Array.from({ length: 40 }, (_, index) => `choice ${index}`))
    const message = 'Choose one of the 40 options, such as choice 0.'
    expect(issuesOf(many, 'x')).toEqual([{ code: 'bad_request', message }])
  })
})
