const PART = /^[A-Za-z0-9-][A-Za-z0-9.-]*$/
const LONGEST = 200

/**
 * Keys are made by us; one that isn't is a mistake of ours, and never becomes a path.
 * @throws Error for a key with anything but letters, digits, `-`, `.` and `/` between parts.
 */
export function assertObjectKey(key: string): void {
  const isKey = key.length <= LONGEST && key.split('/').every((part) => PART.test(part))
  if (!isKey) throw new Error(`This is no key of an object: ${JSON.stringify(key)}`)
}
