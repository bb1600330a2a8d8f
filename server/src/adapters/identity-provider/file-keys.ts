import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { StartError } from '../../start-error'
import { keysOf, readKeyPair, type KeyPair, type SigningKeys } from './keys'

const keySetShape = z.object({
  keys: z.array(z.looseObject({ kty: z.string(), kid: z.string().min(1).optional() })).min(1),
})

async function readPairs(path: string): Promise<ReturnType<typeof keysOf>> {
  const set = keySetShape.parse(JSON.parse(await readFile(path, 'utf8')))
  const pairs: KeyPair[] = []
  for (const key of set.keys) pairs.push(await readKeyPair(key))
  const [first, ...others] = pairs
  if (!first) throw new Error('it contains no key')
  const keys = keysOf([first, ...others])
  if (keys.verifying.size < pairs.length) throw new Error('two keys have the same kid')
  return keys
}

/** Never repeats the file's content in an error message: the file contains private keys. */
function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return 'it is not a JSON Web Key Set'
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return `it cannot be read (${error.code})`
  return error instanceof Error ? error.message : 'it cannot be read'
}

/**
 * Reads private keys from a JSON Web Key Set: the first key signs, all keys verify. @throws StartError that
 * explains what is wrong with the file.
 */
export async function readSigningKeys(path: string): Promise<SigningKeys> {
  const keys = await readPairs(path).catch((error: unknown) => {
    throw new StartError('bad_setting', `SIGNING_KEYS_FILE ${path}: ${reasonOf(error)}.`)
  })
  return {
    signing: async () => keys.signing,
    findVerifying: async (kid) => keys.verifying.get(kid),
    publicKeys: async () => keys.published,
  }
}
