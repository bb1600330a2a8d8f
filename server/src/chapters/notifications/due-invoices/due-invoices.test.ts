import { dayIn } from '@pasok/domain/kernel/calendar'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApi, type Api } from '../../../../test/api'
import { issued } from '../../../../test/invoices'
import { forgetAll } from '../../../../test/notified'
import { notifyByCalendar } from './notify-by-calendar'

let api: Api
let number: string
let dueDay: string
beforeAll(async () => {
  api = await startApi()
  const invoice = await issued(api)
  number = invoice.invoice_number
})
afterAll(() => api.drop())
beforeEach(async () => {
  await forgetAll(api)
  await api.pool.query('delete from dated_notices')
  await api.pool.query("update invoices set last_status = 'Ready to Payment'")
  const { rows } = await api.pool.query<{ due_date: string }>(
    'select due_date::text as due_date from invoices',
  )
  dueDay = rows[0]?.due_date ?? ''
})

/** Returns a time relative to the invoice's due day in Jakarta. */
const at = (days: number, hour = 9) => {
  const moment = new Date(`${dueDay}T00:00:00+07:00`)
  moment.setUTCHours(moment.getUTCHours() + days * 24 + hour)
  return moment
}
const listNotified = async () => {
  const { rows } = await api.pool.query<{ kind: string; email: string; code: string }>(
    `select kind, email, code from notifications join users on users.id = user_id
     order by kind, email`,
  )
  return rows.map(({ kind, email, code }) => [kind, email, code])
}
const of = (kind: string) => [
  [kind, 'finance@maju.test', number],
  [kind, 'owner@maju.test', number],
]

describe('an invoice', () => {
  it('that is due in three days is notified in the morning, to users who pay, once', async () => {
    await notifyByCalendar(api.db, at(-4, 23))
    await notifyByCalendar(api.db, at(-3, 7))
    expect(await listNotified()).toEqual([])
    await Promise.all([1, 2, 3].map(() => notifyByCalendar(api.db, at(-3, 8))))
    await notifyByCalendar(api.db, at(-2))
    await notifyByCalendar(api.db, at(0, 23))
    expect(await listNotified()).toEqual(of('invoice-due'))
  })

  it('that is overdue is notified once', async () => {
    await notifyByCalendar(api.db, at(1, 7))
    expect(await listNotified()).toEqual(of('invoice-due'))
    await forgetAll(api)
    for (const days of [1, 2, 5]) await notifyByCalendar(api.db, at(days))
    expect(await listNotified()).toEqual(of('invoice-overdue'))
  })

  it('that has been overdue for long when first seen is not notified', async () => {
    await notifyByCalendar(api.db, at(9))
    expect(await listNotified()).toEqual([])
  })

  it.each(['Paid', 'Review Payment', 'Withdrawn'])('that is %s is not told of', async (status) => {
    await api.pool.query('update invoices set last_status = $1', [status])
    for (const days of [-3, 1]) await notifyByCalendar(api.db, at(days))
    expect(await listNotified()).toEqual([])
  })

  it('is notified by the day of its buyer’s calendar', async () => {
    const zone = (name: string) =>
      api.pool.query("update buyers set time_zone = $1 where company_code = 'MAJU'", [name])
    await zone('Asia/Jayapura')
    // Jayapura is two hours ahead, so it is eight o'clock there.
    expect(dayIn(at(-3, 6), 'Asia/Jayapura')).toBe(dayIn(at(-3, 6), 'Asia/Jakarta'))
    await notifyByCalendar(api.db, at(-3, 6))
    await zone('Asia/Jakarta')
    expect(await listNotified()).toEqual(of('invoice-due'))
  })
})
