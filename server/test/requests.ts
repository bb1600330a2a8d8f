import type { BodyIn } from '@pasok/domain/kernel/contract'
import {
  approveRequest,
  saveRequest,
  submitRequest,
} from '@pasok/domain/requests/requests.contract'
import type { Person } from './api'
import { addressId, productId } from './company'
import type { Wanted } from './oracle'

type Body = BodyIn<typeof saveRequest>

const companyOf = (person: Person): string => /@(\w+)\.test$/.exec(person.email)?.[1] ?? 'nobody'

export const itemsOf = (lines: readonly Wanted[]) =>
  lines.map(({ product, quantity }) => ({ productId: productId(product), quantity }))

/** Returns the save payload of these lines, by default delivered to the company's office in Jakarta. */
export function bodyOf(company: string, lines: readonly Wanted[], other: Partial<Body> = {}): Body {
  return {
    address: { _id: addressId(company, 'Jakarta Office') },
    vendors: [{ packages: { items: itemsOf(lines) } }],
    ...other,
  }
}

/** Creates a draft of these lines. @returns its id. */
export async function draft(
  person: Person,
  lines: readonly Wanted[],
  other: Partial<Body> = {},
): Promise<string> {
  const body = bodyOf(companyOf(person), lines, other)
  return (await person.must(saveRequest, { body }))._id
}

/** Creates a submitted request of these lines. @returns its id. */
export async function submitted(person: Person, lines: readonly Wanted[]): Promise<string> {
  const id = await draft(person, lines)
  await person.must(submitRequest, { params: { id } })
  return id
}

/** Submits a draft, and approves it. */
export async function approveDraft(person: Person, approver: Person, id: string): Promise<void> {
  await person.must(submitRequest, { params: { id } })
  await approver.must(approveRequest, { params: { id } })
}

/** Creates an approved request of these lines. @returns its id. */
export async function approved(
  person: Person,
  approver: Person,
  lines: readonly Wanted[],
): Promise<string> {
  const id = await draft(person, lines)
  await approveDraft(person, approver, id)
  return id
}
