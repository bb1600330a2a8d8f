import type { DataOf } from '@pasok/domain/kernel/contract'
import { z } from 'zod'
import { pathOf, type Answer, type Person } from '../api'
import { MULTIPART, multipartOf } from '../multipart'

const answerShape = z.looseObject({
  errors: z.array(z.looseObject({ code: z.string(), message: z.string() })).nullable(),
  message: z.string(),
  data: z.unknown(),
})

/** The response when the server was killed meanwhile. */
const DIED: Answer = {
  status: 0,
  errors: [{ code: 'died', message: 'The server died.' }],
  message: 'The server died.',
  data: null,
  headers: {},
  codes: ['died'],
}

interface Known {
  email: string
  access: string
  id?: string
  /** An idempotency key, with which a request can be repeated. */
  key?: string
}

/** Returns a user of a server in a separate process that may be killed at any time. */
export function remotePerson(
  url: () => string,
  { email, access, id = access, key }: Known,
): Person {
  const call: Person['call'] = async (method, path, sent = {}) => {
    const { query, body, parts, token } = sent
    const words = new URLSearchParams(z.record(z.string(), z.string()).parse(query ?? {}))
    try {
      const response = await fetch(`${url()}${path}?${words.toString()}`, {
        method,
        headers: {
          authorization: `Bearer ${token === 'id' ? id : access}`,
          'content-type': parts ? MULTIPART : 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(method !== 'GET' && {
          body: parts ? new Uint8Array(multipartOf(parts)) : JSON.stringify(body ?? {}),
        }),
      })
      const { errors, message, data } = answerShape.parse(await response.json())
      const codes = errors?.map(({ code }) => code) ?? []
      return { status: response.status, errors, message, data, headers: {}, codes }
    } catch {
      return DIED
    }
  }
  const request: Person['request'] = (contract, { params, query, body } = {}) =>
    call(contract.method, pathOf(contract, params ?? {}), {
      ...(query !== undefined && { query: z.looseObject({}).parse(query) }),
      body,
      token: contract.token,
    })
  return {
    email,
    access,
    id,
    call,
    request,
    async must(contract, input) {
      const answer = await request(contract, input)
      if (answer.errors) throw new Error(`${contract.name}: ${answer.status} ${answer.message}`)
      return contract.data.parse(answer.data) as DataOf<typeof contract>
    },
  }
}
