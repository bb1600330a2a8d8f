import { listCards, openConversation } from '@pasok/domain/chat/chat.contract'
import { listOrders } from '@pasok/domain/orders/orders.contract'
import { actForCompany } from '@pasok/domain/team/team.provider.contract'
import { getRequest } from '@pasok/domain/requests/requests.contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personOf, startApi, type Api, type Person } from '../../../../test/api'
import { companyId, userId, vendorId } from '../../../../test/company'
import { addCustomRole } from '../../../../test/people'
import { approved } from '../../../../test/requests'
import { openPlace, openScreen } from '../../../../test/sockets'

let api: Api
let buyer: Person
let request: string
let order: string

beforeAll(async () => {
  api = await startApi()
  buyer = await api.as('purchasing@maju.test')
  const lines = [{ product: 'kertas', quantity: 1 }] as const
  const id = await approved(buyer, await api.as('approver@maju.test'), lines)
  request = (await buyer.must(getRequest, { params: { id } })).code_pr
  order = (await buyer.must(listOrders, {}))[0]?.code_po ?? ''
})
afterAll(() => api.drop())

describe('cards', () => {
  const cardsOf = async (person: Person, ...codes: string[]) =>
    (await person.must(listCards, { query: { codes: codes.join() } })).map(({ code }) => code)

  it('are of documents that the reader may read, each with its link', async () => {
    const codes = [request, order.toLowerCase(), 'INV-MAJU-209901-00001', 'PO-', "' or true --"]
    expect(await cardsOf(buyer, ...codes)).toEqual([request, order])
    const [card] = await buyer.must(listCards, { query: { codes: order } })
    expect(card).toMatchObject({ kind: 'order', status: 'New' })
    expect(card?.link_url).toBe(`/dashboard/purchase-orders?page=detail&id=${order}`)
    const vendor = await api.as('vendor@sinar.test')
    const vendorCards = await vendor.must(listCards, { query: { codes: codes.join() } })
    expect(vendorCards).toEqual([{ ...card, link_url: `/vendor/orders/${order}` }])
  })

  it('are visible to nobody else', async () => {
    for (const email of ['purchasing@lain.test', 'vendor@bersih.test'])
      expect(await cardsOf(await api.as(email), request, order)).toEqual([])
    const reader = await addCustomRole(api.db, 'maju', 'talker', ['messages.use', 'requests.read'])
    expect(await cardsOf(await api.as(reader), request, order)).toEqual([request])
  })
})

describe('a super admin who acts for a company', () => {
  it('writes for it in their own name, and its log says so, without the words', async () => {
    const email = 'superadmin@pasok.test'
    const buyer_id = companyId('maju')
    await api.db
      .insertInto('super_admin_companies')
      .values({ user_id: userId(email), buyer_id })
      .execute()
    const admin = await api.signIn(email)
    const params = { id: 'test|owner@maju.test' }
    const acting = personOf(api.server, email, await admin.must(actForCompany, { params }))
    const body = { company_id: vendorId('sinar') }
    const { _id } = await acting.must(openConversation, { body })
    const place = await openPlace(api.app, api.url)
    const screen = await openScreen(place, acting)
    const message = { to_company_id: vendorId('sinar'), text: 'Rahasia' }
    const answer = await screen.request('msg_to', message)
    screen.close()
    await place.stop()
    expect(answer).toMatchObject({
      errors: null,
      data: { conversation_id: _id, from_company_id: buyer_id, from_user_id: `test|${email}` },
    })
    const { rows } = await api.pool.query(
      "select action, acting_for, after::text from audit_log where subject = 'conversation' order by id",
    )
    expect(rows.map(({ action, acting_for }) => [action, acting_for])).toEqual([
      ['conversation.open', buyer_id],
      ['message.send', buyer_id],
    ])
    expect(JSON.stringify(rows)).not.toContain('Rahasia')
  })
})
