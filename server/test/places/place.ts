import type { Contract } from '@pasok/domain/kernel/contract'
import { z } from 'zod'
import type { Sample } from '../sample'

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

/** A place of an id in a request, and the kind of the other company's record to put there. */
export interface Place {
  call: string
  place: string
  kinds: readonly Kind[]
  put(sample: Sample, id: string): Sample
}

/**
 * The part of a request in which an id is a separate value: the path, the query, or the top level
 * of the body.
 */
type Part = 'params' | 'query' | 'body'

const putIn =
  (part: Part, name: string) =>
  (sample: Sample, id: unknown): Sample => {
    const there = z.looseObject({}).parse(sample[part] ?? {})
    return { ...sample, [part]: { ...there, [name]: id } }
  }

/** Returns the same place in each of these endpoints, such as `query.buyer_id`. */
export const placeIn = (
  calls: readonly string[],
  part: Part,
  name: string,
  ...kinds: readonly Kind[]
): Place[] =>
  calls.map((call) => ({ call, place: `${part}.${name}`, kinds, put: putIn(part, name) }))

/** Returns a place in an object of the body, such as `body.buyer._id`. */
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

/**
 * Returns a place in the only entry of a list in the body; the rest of the body is valid, so that
 * the id is checked.
 */
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

/** Returns the dotted paths of ids in a schema at any depth, including lists. */
function idsIn(shape: unknown, path: string): string[] {
  if (shape instanceof z.ZodObject)
    return Object.entries(shape.shape).flatMap(([name, inner]) => {
      const at = `${path}.${name}`
      return ID.test(name) ? [at] : idsIn(inner, at)
    })
  if (shape instanceof z.ZodArray) return idsIn(shape.element, path)
  if (shape instanceof z.ZodUnion) return shape.options.flatMap((one) => idsIn(one, path))
  if (shape instanceof z.ZodPipe) return idsIn(shape.in, path)
  const isWrapper =
    shape instanceof z.ZodOptional ||
    shape instanceof z.ZodNullable ||
    shape instanceof z.ZodDefault ||
    shape instanceof z.ZodPrefault
  return isWrapper ? idsIn(shape.unwrap(), path) : []
}

/** Returns the places of ids in a contract, without duplicates. */
export function idPlaces(contract: Contract): string[] {
  const places = (['params', 'query', 'body'] as const).flatMap((part) =>
    idsIn(contract[part], part),
  )
  return [...new Set(places)]
}
