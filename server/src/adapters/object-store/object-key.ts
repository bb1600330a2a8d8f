const PART = /^[A-Za-z0-9-][A-Za-z0-9.-]*$/
const LONGEST = 200

/**
 * Asserts that the key is a valid object key and therefore safe as a path. @throws Error when a part of the key
 * between slashes contains anything but letters, digits, `-` and `.`.
 */
export function assertObjectKey(key: string): void {
  const isKey = key.length <= LONGEST && key.split('/').every((part) => PART.test(part))
  if (!isKey) throw new Error(`Invalid object key: ${JSON.stringify(key)}`)
}
