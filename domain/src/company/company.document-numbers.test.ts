import { describe, expect, it } from 'vitest'
import { findNumberProblem } from './company.document-numbers'
import { legalDocumentErrors } from './company.errors'

const NPWP = { title: 'Nomor Pokok Wajib Pajak', short_title: 'NPWP' }
const NIB = { title: 'Nomor Induk Berusaha', short_title: 'NIB' }
const KTP = { title: 'Kartu Tanda Penduduk Pemilik', short_title: 'KTP' }
const DEED = { title: 'Akta Pendirian', short_title: 'Akta' }

describe('the number of a document', () => {
  it.each([
    [NPWP, '02.734.518.9-063.000'],
    [NPWP, '027345189063000'],
    [NPWP, '0273 4518 9063 0001'],
    [NIB, '8120014072615'],
    [KTP, '3273-0101 01010001'],
    [DEED, 'No. 27 / 14 Maret 2011'],
    [{ title: 'SK Kemenkum', short_title: 'SK' }, 'AHU-14325.AH.01.01'],
    [NPWP, ''],
  ])('%o may be %j', (document, number) =>
    expect(findNumberProblem(document, number)).toBeUndefined(),
  )

  it.each([
    [NPWP, '02.734.518.9-063', legalDocumentErrors.npwpWrong],
    [NPWP, '02.734.518.9-063.00A', legalDocumentErrors.npwpWrong],
    [NPWP, '12345678901234567', legalDocumentErrors.npwpWrong],
    [NIB, '812001407261', legalDocumentErrors.nibWrong],
    [NIB, '81200140726150', legalDocumentErrors.nibWrong],
    [KTP, '327301010101000', legalDocumentErrors.nikWrong],
    [{ title: 'Identitas', short_title: 'NIK' }, '1', legalDocumentErrors.nikWrong],
  ])('%o is not %j', (document, number, error) =>
    expect(findNumberProblem(document, number)).toBe(error),
  )
})
