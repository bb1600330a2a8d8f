// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { withoutSpaces } from './upload'

describe('an uploaded file', () => {
  // proves 2.5.4
  it('loses the spaces of its name', async () => {
    const sent = withoutSpaces(new File(['x'], 'bukti  transfer 1.png', { type: 'image/png' }))
    expect(sent.name).toBe('buktitransfer1.png')
    expect(sent.type).toBe('image/png')
    expect(await sent.text()).toBe('x')
    const plain = new File(['x'], 'bukti.png')
    expect(withoutSpaces(plain)).toBe(plain)
  })
})
