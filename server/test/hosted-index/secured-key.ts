import { createHmac } from 'node:crypto'

/** The restrictions of a secured key; without any, every search is allowed. */
export interface Restrictions {
  readonly restrictIndices?: readonly string[]
  readonly filters?: string
}

const MAC_LENGTH = 64

/** Returns the restrictions of a secured key, as documented: `base64(hmac_sha256(parent, params) + params)`. */
export function readSecuredKey(parent: string, key: string): Restrictions | undefined {
  const text = Buffer.from(key, 'base64').toString()
  const params = text.slice(MAC_LENGTH)
  if (createHmac('sha256', parent).update(params).digest('hex') !== text.slice(0, MAC_LENGTH))
    return undefined
  const read = new URLSearchParams(params)
  const validUntil = read.get('validUntil')
  if (validUntil !== null && Number(validUntil) * 1000 <= Date.now()) return undefined
  const indices = read.get('restrictIndices')
  const filters = read.get('filters')
  return {
    ...(indices !== null && { restrictIndices: indices.split(',') }),
    ...(filters !== null && { filters }),
  }
}
