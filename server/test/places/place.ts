import type { Contract } from '@pasok/domain/kernel/contract'
import { z } from 'zod'
import type { Sample } from '../sample'

/** What a company has, by what it is. */
const KINDS = [
  'company',
  'template',
  'draft',
  'submitted',
  'approved',
  'code',
  'order',
  'orderCode',
  'package',
  'item',
  'receipt',
  'receiptCode',
  'invoice',
  'invoiceCode',
  'file',
  'person',
  'role',
  'address',
  'account',
  'department',
  'filter',
  'conversation',
  'invitation',
  'report',
] as const
export type Kind = (typeof KINDS)[number]

/** A place in a call where an id can be named, and what of the other company could stand there. */
export interface Place {
  call: string
  place: string
  kinds: readonly Kind[]
  put(sample: Sample, id: string): Sample
}

/** Where every id stands for itself: in the path, the query, or at the top of the body. */
type Part = 'params' | 'query' | 'body'

const putIn =
  (part: Part, name: string) =>
  (sample: Sample, id: unknown): Sample => {
    const there = z.looseObject({}).parse(sample[part] ?? {})
    return { ...sample, [part]: { ...there, [name]: id } }
  }

/** The same place in each of these calls, such as `query.buyer_id`. */
export const placeIn = (
  calls: readonly string[],
  part: Part,
  name: string,
  ...kinds: readonly Kind[]
): Place[] =>
  calls.map((call) => ({ call, place: `${part}.${name}`, kinds, put: putIn(part, name) }))

/** In an object of the body, such as `body.buyer._id`. */
export const placeInside = (
  calls: readonly string[],
  object: string,
  name: string,
  ...kinds: readonly Kind[]
): Place[] =>
  calls.map((call) => ({
    call,
    place: `body.${object}.${name}`,
    kinds,
    put: (sample, id) => putIn('body', object)(sample, { [name]: id }),
  }))

/** In the one entry of a list in the body; the rest of the body is sound, so that it is looked at. */
export const placeInList = (
  call: string,
  list: string,
  name: string,
  rest: object,
  ...kinds: readonly Kind[]
): Place => ({
  call,
  place: `body.${list}.${name}`,
  kinds,
  put: (sample, id) => {
    const body = z.looseObject({}).parse(sample.body)
    const [first] = z.array(z.looseObject({})).catch([]).parse(body[list])
    return { ...sample, body: { ...body, ...rest, [list]: [{ ...first, [name]: id }] } }
  },
})

const ID = /^(?:id|slug|.*_ids?|.*Ids?)$/

/** Names of ids by where they stand in a shape, dotted, however deep; lists are passed through. */
function idsIn(shape: unknown, path: string): string[] {
  if (shape instanceof z.ZodObject)
    return Object.entries(shape.shape).flatMap(([name, inner]) => {
      const at = `${path}.${name}`
      return ID.test(name) ? [at] : idsIn(inner, at)
    })
  if (shape instanceof z.ZodArray) return idsIn(shape.element, path)
  if (shape instanceof z.ZodUnion) return shape.options.flatMap((one) => idsIn(one, path))
  if (shape instanceof z.ZodPipe) return idsIn(shape.in, path)
  const isAround =
    shape instanceof z.ZodOptional ||
    shape instanceof z.ZodNullable ||
    shape instanceof z.ZodDefault ||
    shape instanceof z.ZodPrefault
  return isAround ? idsIn(shape.unwrap(), path) : []
}

/** The places of a contract where it takes an id, each once. */
export function idPlaces(contract: Contract): string[] {
  const places = (['params', 'query', 'body'] as const).flatMap((part) =>
    idsIn(contract[part], part),
  )
  return [...new Set(places)]
}
