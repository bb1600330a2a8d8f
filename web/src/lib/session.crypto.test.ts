import { describe, expect, it } from 'vitest'
import { decryptJson, encryptJson, makeKey } from './session.crypto'

const session = {
  access_token: 'aaa.bbb.ccc',
  fullname: 'Sri Wahyuni – Direktur',
  features: [1, 2],
}

// proves 1.3.27
describe('the sealed session', () => {
  it('opens again with its key', async () => {
    const key = await makeKey()
    expect(await decryptJson(await encryptJson(session, key), key)).toEqual(session)
  })

  // proves 1.3.1
  it('reveals nothing of its content, and differs each time', async () => {
    const key = await makeKey()
    const [one, two] = [await encryptJson(session, key), await encryptJson(session, key)]
    expect(one).not.toBe(two)
    expect(Buffer.from(one.split('.')[1] ?? '', 'base64').toString('latin1')).not.toContain('aaa')
  })

  it('has a key that scripts can use but not read', async () => {
    const key = await makeKey()
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })

  it('does not open with another key or after tampering', async () => {
    const key = await makeKey()
    const sealed = await encryptJson(session, key)
    await expect(decryptJson(sealed, await makeKey())).rejects.toThrow()
    const [iv = '', text = ''] = sealed.split('.')
    const touched = `${iv}.${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
    await expect(decryptJson(touched, key)).rejects.toThrow()
  })
})
