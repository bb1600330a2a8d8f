import type { Contract } from '@pasok/domain/kernel/contract'
import fc from 'fast-check'
import { z } from 'zod'
import type { Sample } from '../sample'
import { BODIES, HEADERS, VALUES, WORDS } from './hostile'

export interface Spoiled {
  params: Readonly<Record<string, string>>
  query: string
  headers: Readonly<Record<string, string>>
  body?: string
}

type Path = readonly (string | number)[]

/** Returns the paths of a value and of everything in it. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  return [at, ...Object.entries(value).flatMap(([name, part]) => placesIn(part, [...at, name]))]
}

/** Returns the names of a schema's fields, including those missing in the sample. */
function namesOf(shape: z.ZodType): string[] {
  const { properties = {} } = z.toJSONSchema(shape, { unrepresentable: 'any', io: 'input' })
  return Object.keys(properties)
}

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Returns a copy with another value at one path. */
function withAt(value: unknown, [first, ...rest]: Path, other: unknown): unknown {
  if (first === undefined) return other
  if (Array.isArray(value))
    return value.map((part: unknown, at) =>
      String(at) === String(first) ? withAt(part, rest, other) : part,
    )
  const holder = isHolder(value) ? value : {}
  return { ...holder, [first]: withAt(holder[first], rest, other) }
}

/** Lone surrogates cannot be encoded in an address. */
const writable = (text: string) => Buffer.from(text).toString()

const pick = <T>(all: readonly T[]) => fc.constantFrom(...all)

function spoiledBody(contract: Contract, sample: Sample): fc.Arbitrary<string | undefined> {
  if (contract.method === 'GET') return fc.constant(undefined)
  const body = sample.body ?? {}
  const names = namesOf(contract.body)
  const places = [...placesIn(body), ...names.map((name) => [name])]
  const spoils = fc.array(fc.tuple(pick(places), fc.oneof(pick(VALUES), fc.jsonValue())), {
    maxLength: 3,
  })
  const spoiled = spoils.map((all) =>
    JSON.stringify(all.reduce<unknown>((current, [at, value]) => withAt(current, at, value), body)),
  )
  return fc.oneof({ weight: 8, arbitrary: spoiled }, { weight: 1, arbitrary: pick(BODIES) })
}

const word = fc.oneof(pick(WORDS), fc.string({ unit: 'binary', maxLength: 30 }))

function spoiledQuery(contract: Contract, { query = {} }: Sample): fc.Arbitrary<string> {
  const names = [...new Set([...Object.keys(query), ...namesOf(contract.query), 'skip', 'limit'])]
  const whole = Object.entries(query)
  const name = pick([...names, ...names.map((one) => `${one}[]`), '__proto__', 'x[a]'])
  const written = fc
    .array(fc.tuple(name, word), { maxLength: 3 })
    .map((others) =>
      new URLSearchParams(
        [...whole, ...others].map(([of, text]): [string, string] => [of, writable(text)]),
      ).toString(),
    )
  const raw = pick(['%', '%ff=%ff', '&&&', '=', 'skip=0&skip=1', 'a='.repeat(2_000), '\u00ff'])
  return fc.oneof({ weight: 8, arbitrary: written }, { weight: 1, arbitrary: raw })
}

function spoiledParams({ params = {} }: Sample): fc.Arbitrary<Record<string, string>> {
  const parts = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      fc.oneof({ weight: 3, arbitrary: fc.constant(encodeURIComponent(value)) }, rawWord),
    ]),
  )
  return fc.record(parts)
}
const rawWord = fc.oneof(
  word.map((text) => encodeURIComponent(writable(text))),
  pick(['%', '%00', '%ff', '%c0%ae', '..', '%2e%2e%2f', '.', '%20']),
)

/** Generates requests that equal the sample except for some invalid parts. */
export function spoil(contract: Contract, sample: Sample): fc.Arbitrary<Spoiled> {
  return fc
    .record({
      params: spoiledParams(sample),
      query: fc.oneof(
        fc.constant(new URLSearchParams(sample.query).toString()),
        spoiledQuery(contract, sample),
      ),
      headers: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, pick(HEADERS)),
      body: spoiledBody(contract, sample),
    })
    .map(({ body, ...others }) => ({ ...others, ...(body !== undefined && { body }) }))
}
