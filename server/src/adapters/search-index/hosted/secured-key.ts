import { createHmac } from 'node:crypto'

/** What a secured key may search, and until when (seconds since 1970). */
export interface KeyRestrictions {
  readonly restrictIndices: string
  readonly validUntil: number
  readonly userToken: string
}

/** A secured key of the hosted index: base64 of the parent key's signature and the restrictions. */
export function makeSecuredKey(parentKey: string, restrictions: KeyRestrictions): string {
  const params = Object.entries<string | number>({ ...restrictions })
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .toSorted()
    .join('&')
  const mac = createHmac('sha256', parentKey).update(params).digest('hex')
  return Buffer.from(mac + params).toString('base64')
}
