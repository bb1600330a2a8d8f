import type { Channel } from '@pasok/domain/team/invitations/invitations.model'
import { applyAsVendor } from '../src/chapters/vendors/applications/apply-as-vendor'
import { sendInvitations } from '../src/chapters/team/invitations/send-invitations'
import { VISITOR, type BuyerActor } from '../src/db/actor'
import type { Db, Trx } from '../src/db/db'
import { ACCOUNT } from '../src/db/scope'
import type { Subscriptions } from '../src/db/work'
import { transact } from '../src/http/transaction'
import { actorOf } from './actor-of'

interface DemoInvitation {
  email: string
  name: string
  channel: Channel
  daysAgo: number
  /** The vendor's application form, if it was submitted. */
  applied?: { owner_name: string; category: string; phone: string; city: string; note: string }
}

const INVITATIONS: readonly DemoInvitation[] = [
  { email: 'procurement@cahayatimur.test', name: 'PT Cahaya Timur', channel: 'BUYER', daysAgo: 21 },
  {
    email: 'dewi@kertasprima.test',
    name: 'PT Kertas Prima',
    channel: 'VENDOR',
    daysAgo: 4,
    applied: {
      owner_name: 'Dewi Anggraini',
      category: 'Paper and print',
      phone: '022 5551234',
      city: 'Bandung',
      note: 'Paper in every size, cut and delivered within two days. We have supplied offices since 1998.',
    },
  },
  { email: 'halo@warungkopi.test', name: '', channel: 'BUYER', daysAgo: 2 },
]

const DAY = 86_400_000
const CALL = { requestId: 'demo', address: 'demo' }

/** Loads the first demo company's invitations once; one invited vendor has applied and waits. */
export async function loadInvitations(db: Db, subscriptions: Subscriptions): Promise<void> {
  const actor = await actorOf(db, 'owner@nusantara.test')
  const sent = await db
    .selectFrom('invitations')
    .select('email')
    .where('buyer_id', '=', actor.scope.id)
    .execute()
  const known = new Set(sent.map(({ email }) => email))
  for (const one of INVITATIONS.filter(({ email }) => !known.has(email)))
    await load(db, subscriptions, actor, one)
}

function load(
  db: Db,
  subscriptions: Subscriptions,
  actor: BuyerActor,
  { email, name, channel, daysAgo, applied }: DemoInvitation,
): Promise<void> {
  const now = new Date(Date.now() - daysAgo * DAY)
  return transact(db, subscriptions, { ...CALL, actor, scope: actor.scope, now }, async (work) => {
    const given = { target: [{ email, name }], channel, body: '' }
    await sendInvitations({ ...work, actor }, given)
    if (!applied) return
    const visit = { ...work, actor: VISITOR, scope: ACCOUNT }
    const invitation = await secretIn(work.trx, email)
    await applyAsVendor(
      visit,
      { ...applied, invitation, legal_name: name, owner_email: email },
      'id',
    )
  })
}

/** Returns the secret of an invitation's link, which is only in the mail, before it is sent. */
async function secretIn(trx: Trx, email: string): Promise<string> {
  const { text } = await trx
    .selectFrom('mails')
    .select('text')
    .where('to_email', '=', email)
    .where('kind', '=', 'invitation')
    .executeTakeFirstOrThrow()
  return /invitation=([\w-]+)/.exec(text)?.[1] ?? ''
}
