/**
 * The session is encrypted in browser storage. Its AES-GCM key is not extractable and stored in IndexedDB, so
 * that a copy of the storage alone is useless.
 */
const DATABASE = 'pasok'
const KEYS = 'keys'
const SESSION_KEY = 'session'
const IV_BYTES = 12

function request<Result>(pending: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    pending.addEventListener('success', () => resolve(pending.result))
    pending.addEventListener('error', () => reject(pending.error ?? new Error('IndexedDB failed')))
  })
}

/** Resolves when the write is durable, so that a page opened afterwards reads it. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('IndexedDB failed'))
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('error', fail)
    transaction.addEventListener('abort', fail)
  })
}

async function withKeys<Result>(
  mode: IDBTransactionMode,
  act: (keys: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(KEYS))
  const database = await request(opening)
  try {
    const transaction = database.transaction(KEYS, mode)
    const pending = act(transaction.objectStore(KEYS))
    await completed(transaction)
    return pending.result
  } finally {
    database.close()
  }
}

/** Creates a key that scripts can use but not read. */
export function makeKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/** Returns the stored key, or creates one. If two tabs create a key at the same time, the first wins. */
export async function getKey(): Promise<CryptoKey> {
  const stored = await findKey()
  if (stored) return stored
  const key = await makeKey()
  try {
    await withKeys('readwrite', (keys) => keys.add(key, SESSION_KEY))
    return key
  } catch (error) {
    const first = await findKey()
    if (first) return first
    throw error
  }
}

export async function findKey(): Promise<CryptoKey | undefined> {
  const stored: unknown = await withKeys('readonly', (keys) => keys.get(SESSION_KEY))
  return stored instanceof CryptoKey ? stored : undefined
}

export async function forgetKey(): Promise<void> {
  await withKeys('readwrite', (keys) => keys.delete(SESSION_KEY))
}

const toText = (bytes: Uint8Array) => {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

const toBytes = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))

/** Returns `iv.ciphertext`, both in base64, with a new IV every time. */
export async function encryptJson(value: unknown, key: CryptoKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const plain = new TextEncoder().encode(JSON.stringify(value))
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain)
  return `${toText(iv)}.${toText(new Uint8Array(sealed))}`
}

/** @throws when the text was encrypted with another key, or modified. */
export async function decryptJson(sealed: string, key: CryptoKey): Promise<unknown> {
  const [iv = '', text = ''] = sealed.split('.')
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: toBytes(iv) },
    key,
    toBytes(text),
  )
  return JSON.parse(new TextDecoder().decode(plain))
}
