/** What a list of documents is searched by, as its address has it; days are `yyyy-MM-dd`, both inside. */
export interface ListSearch<Topic extends string = string> {
  by?: Topic
  /** Of a topic other than a range of days. */
  value?: string
  from?: string
  to?: string
}

/** The topic that is a range of days. */
export const BY_DATE = 'date'

const DAY = /^\d{4}-\d{2}-\d{2}$/
const isDay = (value: unknown): value is string =>
  typeof value === 'string' && DAY.test(value) && !Number.isNaN(Date.parse(value))

/** A value that looks like a number has been made one on the way out of the address. */
function wordsOf(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value.trim() : ''
}

/** Reads a search from an address; one that is not whole counts as none (Spec 1 §5, PR search). */
export function readListSearch<Topic extends string>(
  { by, value, from, to }: Record<string, unknown>,
  topics: readonly Topic[],
): ListSearch<Topic> {
  const topic = topics.find((one) => one === by)
  if (topic === undefined) return {}
  if (topic === BY_DATE) return isDay(from) && isDay(to) ? { by: topic, from, to } : {}
  const words = wordsOf(value)
  return words === '' ? {} : { by: topic, value: words }
}

/** The parts of a call that ask for it; a day begins at T00:00:00 and ends at T23:59:59 (Spec 1 §5). */
export function askedBy<Topic extends string, Range extends string>(
  { by, value, from, to }: ListSearch<Topic>,
  rangeTopic: Range,
) {
  if (by === undefined) return {}
  if (by === BY_DATE)
    return { rangeTopic, rangeFrom: `${from}T00:00:00`, rangeTo: `${to}T23:59:59` }
  return { searchTopic: by as Exclude<Topic, typeof BY_DATE>, searchValue: value }
}
