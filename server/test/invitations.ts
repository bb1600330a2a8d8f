import {
  getInvitation,
  listInvitations,
  sendInvitations,
} from '@pasok/domain/team/invitations/invitations.contract'
import type { Channel } from '@pasok/domain/team/invitations/invitations.model'
import type { Api, Person } from './api'
import { callFrom, newPlace } from './identity'

/** Invites one address. @returns the invitation's id. */
export async function invited(
  person: Person,
  email: string,
  channel: Channel = 'BUYER',
): Promise<string> {
  await person.must(sendInvitations, { body: { target: [{ email }], channel } })
  const [row] = await person.must(listInvitations, { query: { search: email } })
  if (!row) throw new Error(`${email} was not invited`)
  return row._id
}

/** Returns the secrets of the links mailed to an address, newest first. */
export async function secretsOf(api: Api, email: string): Promise<string[]> {
  const mails = await api.mails(email)
  return mails.flatMap(({ kind, links }) => {
    const link = links.find((one) => one.includes('invitation='))
    return kind === 'invitation' && link ? [new URL(link).searchParams.get('invitation') ?? ''] : []
  })
}

export async function secretOf(api: Api, email: string): Promise<string> {
  const [secret] = await secretsOf(api, email)
  if (secret === undefined) throw new Error(`${email} was mailed no invitation`)
  return secret
}

export const open = (api: Pick<Api, 'server'>, invitation: string) =>
  callFrom(api, newPlace(), 'POST', `/api${getInvitation.path}`, { body: { invitation } })
