import { describe, expect, it } from 'vitest'
import { IMAGE_ACCEPT } from '../../../features/files/file-problem'
import { problemOfProof, withoutSpaces } from './proof-file'

const file = (name: string, type: string, size = 10) => ({ name, type, size })

describe('the proof of a down payment', () => {
  it('is an image', () => {
    expect(IMAGE_ACCEPT).toBe('image/png,image/jpeg,image/webp,image/gif')
    expect(problemOfProof(file('bukti.png', 'image/png'))).toBeNull()
    expect(problemOfProof(file('BUKTI.JPG', ''))).toBeNull()
  })

  it('is none that is something else, is empty, or is too large', () => {
    expect(problemOfProof(file('bukti.pdf', 'application/pdf'))?.text.en).toMatch(/not an image/)
    expect(problemOfProof(file('bukti.pdf', ''))?.text.en).toMatch(/not an image/)
    expect(problemOfProof(file('bukti.svg', 'image/svg+xml'))?.text.en).toMatch(/image/)
    expect(problemOfProof(file('bukti.png', 'image/png', 0))?.text.en).toMatch(/empty/)
    expect(problemOfProof(file('b.png', 'image/png', 11_000_000))?.text.en).toMatch(/10 MB/)
  })

  it('loses the spaces of its name', async () => {
    const sent = withoutSpaces(new File(['x'], 'bukti  transfer 1.png', { type: 'image/png' }))
    expect(sent.name).toBe('buktitransfer1.png')
    expect(sent.type).toBe('image/png')
    expect(await sent.text()).toBe('x')
    const plain = new File(['x'], 'bukti.png')
    expect(withoutSpaces(plain)).toBe(plain)
  })
})
