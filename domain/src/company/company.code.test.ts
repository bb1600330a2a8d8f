import { describe, expect, it } from 'vitest'
import { companyCodeOf, freeCompanyCode } from './company.code'

describe('a company code', () => {
  it.each([
    ['PT Maju Bersama', 'MAJUBERSAMA'],
    ['PT. Nusantara Maju Jaya, Tbk.', 'NUSANTARAMAJ'],
    ['P.T. Sinar Abadi', 'SINARABADI'],
    ['CV Bersih Berseri', 'BERSIHBERSER'],
    ['UD. 45 Jaya', '45JAYA'],
    ['pt kereta api indonesia (persero)', 'KERETAAPIIND'],
    ['PT Café Señor & Co.', 'CAFESENOR'],
    ['PT', 'PT'],
    ['株式会社', 'COMPANY'],
    ['!!!', 'COMPANY'],
    ['Ptolemy', 'PTOLEMY'],
  ])('of %s is %s', (name, code) => {
    expect(companyCodeOf(name)).toBe(code)
  })

  it('that is taken gets a number, and never has more than 12 characters', () => {
    expect(freeCompanyCode('MAJU', new Set())).toBe('MAJU')
    expect(freeCompanyCode('MAJU', new Set(['MAJU']))).toBe('MAJU2')
    expect(freeCompanyCode('MAJU', new Set(['MAJU', 'MAJU2', 'MAJU3']))).toBe('MAJU4')
    expect(freeCompanyCode('NUSANTARAMAJ', new Set(['NUSANTARAMAJ']))).toBe('NUSANTARAMA2')
    const used = new Set(['NUSANTARAMAJ'])
    for (let at = 0; at < 120; at += 1) used.add(freeCompanyCode('NUSANTARAMAJ', used))
    expect(used.size).toBe(121)
    expect([...used].every((code) => code.length <= 12)).toBe(true)
  })
})
