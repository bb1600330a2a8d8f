import { downPaymentMachine, packageMachine } from '@pasok/domain/orders/orders.states'
import { AppError } from '@pasok/domain/kernel/errors'
import { LANGUAGES } from '@pasok/domain/kernel/texts'
import { requestMachine } from '@pasok/domain/requests/requests.states'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../test/api'
import { companyId, nameOf, userId, vendorId } from '../../test/company'
import { approved, submitted } from '../../test/requests'
import { transact } from '../http/transaction'
import type { Actor } from './actor'
import { assertState, moveDocument } from './move'
import { buyerScope, PROVIDER, vendorScope, type Scope } from './scope'
import type { Work } from './work'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.drop())

const buyer = buyerScope(companyId('maju'))
const seller = vendorScope(vendorId('sinar'))

/** Runs a command as a user of one side, with or without a company's time zone. */
function as<Result>(email: string, scope: Scope, command: (work: Work) => Promise<Result>) {
  const actor: Actor = {
    userId: userId(email),
    authId: `test|${email}`,
    signInId: userId(email),
    email,
    name: nameOf(email),
    flag: 'BUYER',
    scope,
    isOwner: false,
    maySelfApprove: false,
    isFirstTime: false,
    isVerified: true,
    isSuperAdmin: false,
    features: new Set(),
  }
  return transact(api.db, {}, { actor, scope, requestId: 'test', address: 'test' }, command)
}

const statusOf = async (table: 'purchase_requests' | 'packages', id: string) => {
  const { rows } = await api.pool.query<{ last_status: string; version: number }>(
    `select last_status, version from ${table} where id = $1`,
    [id],
  )
  return rows[0]
}

describe('a move', () => {
  let id: string
  beforeEach(async () => {
    id = await submitted(await api.as('purchasing@maju.test'), [{ product: 'kertas', quantity: 1 }])
  })
  const move = (work: Work, state: 'Open' | 'Submit') =>
    moveDocument(
      work,
      'request',
      requestMachine,
      { id, buyerId: companyId('maju'), state, code: 'PR-MAJU-1' },
      state === 'Open' ? 'submit' : 'reject',
      'because',
    )

  it('changes the status and counts the version, with its history and its audit row', async () => {
    expect(await as('approver@maju.test', buyer, (work) => move(work, 'Submit'))).toBe('Rejected')
    expect(await statusOf('purchase_requests', id)).toEqual({ last_status: 'Rejected', version: 3 })
    const { rows } = await api.pool.query(
      `select (select count(*)::int from status_history where document_id = $1 and status = 'Rejected' and note = 'because') as history,
        (select jsonb_agg(array[before, after]) from audit_log where subject_id = $1::text and action = 'request.reject') as audit`,
      [id],
    )
    const code = 'PR-MAJU-1'
    const states = [
      { code, status: 'Submit' },
      { code, status: 'Rejected', note: 'because' },
    ]
    expect(rows).toEqual([{ history: 1, audit: [states] }])
  })

  it('from a status that it no longer has changes nothing, and says who was first', async () => {
    const stale = as('approver@maju.test', buyer, (work) => move(work, 'Open'))
    await expect(stale).rejects.toMatchObject({ code: 'illegal_move' })
    await expect(stale).rejects.toThrow(nameOf('purchasing@maju.test'))
    const error: unknown = await stale.catch((reason: unknown) => reason)
    const sentences = LANGUAGES.map((at) =>
      error instanceof AppError ? error.issues(at)[0]?.message : undefined,
    )
    expect(sentences[0]).toMatch(
      /^Purchase request PR-MAJU-1 is .*status Submit \(.+, \d{1,2} \w{3,4} \d{4}, \d{2}:\d{2}\)/,
    )
    expect(sentences[1]).toMatch(
      /^Permintaan pembelian PR-MAJU-1 .*berstatus Diajukan \(.+, \d{1,2} \w{3,4} \d{4}, \d{2}\.\d{2}\)/,
    )
    // The next step links to the request, which shows the details.
    const next = error instanceof AppError ? error.issues('en')[0]?.next : undefined
    expect(next).toEqual({
      label: 'Open PR-MAJU-1',
      address: '/dashboard/purchase-requests?page=detail&id=PR-MAJU-1',
    })
    expect(await statusOf('purchase_requests', id)).toEqual({ last_status: 'Submit', version: 2 })
  })

  it('that comes too early names the status it needs, one that comes too late the reason', async () => {
    const refusalOf = async (state: string, event: 'make-ready') => {
      const purchasing = await api.as('purchasing@maju.test')
      const approver = await api.as('approver@maju.test')
      const request = await approved(purchasing, approver, [{ product: 'kertas', quantity: 1 }])
      const { rows } = await api.pool.query<{ id: string; code: string }>(
        `update packages set last_status = $2 from purchase_orders orders
         where orders.id = order_id and request_id = $1 returning packages.id, packages.code`,
        [request, state],
      )
      const { id: packageId = '', code = '' } = rows[0] ?? {}
      await api.pool.query(
        `insert into status_history (buyer_id, document, document_id, status, at, user_name, note)
         values ($1, 'package', $2, $3, now(), 'Sari', 'No stock')`,
        [companyId('maju'), packageId, state],
      )
      const document = { id: packageId, buyerId: companyId('maju'), state: state as 'New', code }
      const error: unknown = await as('vendor@sinar.test', seller, (work) =>
        moveDocument(work, 'package', packageMachine, document, event),
      ).catch((reason: unknown) => reason)
      return error instanceof AppError ? error.issues('en')[0] : undefined
    }
    const early = await refusalOf('New', 'make-ready')
    expect(early?.message).toMatch(
      /You can do this when the status is Pick & Pack\. Note: No stock$/,
    )
    const late = await refusalOf('Cancel', 'make-ready')
    expect(late?.message).toMatch(
      /^Package .+ is already in status Canceled \(Sari, .+\), so this can no longer be done\. Reason: No stock$/,
    )
    expect(late?.next).toEqual({
      label: 'See why',
      address: expect.stringMatching(/^\/vendor\/orders\/PO-/),
    })
  })

  it('that comes too early names a status that the document can still come to', async () => {
    await api.pool.query(
      `insert into status_history (buyer_id, document, document_id, status, at, user_name, note)
       values ($1, 'down-payment', $2, 'Submitted', now(), 'Sari', '')`,
      [companyId('maju'), id],
    )
    const document = {
      id,
      buyerId: companyId('maju'),
      state: 'Submitted',
      code: 'PO-MAJU-1',
    } as const
    const { from } = downPaymentMachine.events.submit
    const error: unknown = await as('purchasing@maju.test', buyer, (work) =>
      assertState(work, document, from, 'down-payment', downPaymentMachine),
    ).catch((reason: unknown) => reason)
    expect(error instanceof AppError && error.issues('en')[0]?.message).toMatch(
      /status Waiting Vendor Confirmation .+ You can do this when the status is Proof rejected\.$/,
    )
  })

  it('of another side than may cause it is forbidden', async () => {
    for (const scope of [seller, PROVIDER]) {
      const foreign = as('vendor@sinar.test', scope, (work) => move(work, 'Submit'))
      await expect(foreign).rejects.toMatchObject({ code: 'forbidden' })
    }
    expect(await statusOf('purchase_requests', id)).toMatchObject({ last_status: 'Submit' })
  })

  it('of a document that is not the company’s changes nothing', async () => {
    const foreign = as('approver@maju.test', buyer, (work) =>
      moveDocument(
        work,
        'request',
        requestMachine,
        { id, buyerId: companyId('lain'), state: 'Submit', code: 'PR-LAIN-1' },
        'approve',
      ),
    )
    await expect(foreign).rejects.toMatchObject({ code: 'illegal_move' })
    expect(await statusOf('purchase_requests', id)).toMatchObject({ last_status: 'Submit' })
  })
})

describe('a move by a vendor', () => {
  it('of a package stands in the buyer’s history, with both companies in the audit log', async () => {
    const purchasing = await api.as('purchasing@maju.test')
    const approver = await api.as('approver@maju.test')
    const requestId = await approved(purchasing, approver, [{ product: 'kertas', quantity: 1 }])
    const { rows } = await api.pool.query<{ id: string }>(
      'select packages.id from packages join purchase_orders on purchase_orders.id = order_id where request_id = $1',
      [requestId],
    )
    const id = rows[0]?.id ?? ''
    const move = (scope: Scope) =>
      as('vendor@sinar.test', scope, (work) =>
        moveDocument(
          work,
          'package',
          packageMachine,
          { id, buyerId: companyId('maju'), state: 'New', code: 'PKG-1' },
          'pick',
        ),
      )
    await expect(move(buyer)).rejects.toMatchObject({ code: 'forbidden' })
    expect(await move(seller)).toBe('Pick')
    expect(await statusOf('packages', id)).toEqual({ last_status: 'Pick', version: 2 })
    const audit = await api.pool.query(
      "select buyer_id, vendor_id, action from audit_log where subject_id = $1 and action = 'package.pick'",
      [id],
    )
    expect(audit.rows).toEqual([
      { buyer_id: companyId('maju'), vendor_id: vendorId('sinar'), action: 'package.pick' },
    ])
    const history = await api.pool.query(
      'select status, buyer_id, user_name from status_history where document_id = $1 order by id',
      [id],
    )
    expect(history.rows).toMatchObject([
      { status: 'New', buyer_id: companyId('maju') },
      { status: 'Pick', buyer_id: companyId('maju'), user_name: nameOf('vendor@sinar.test') },
    ])
  })
})
