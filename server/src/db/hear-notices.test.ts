import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { eventually } from '../../test/eventually'
import { startProxy, type Proxy } from '../../test/proxy'
import { listenForNotices } from './hear-notices'

const channel = `heard_${randomBytes(5).toString('hex')}`

let proxy: Proxy
let sender: pg.Client
beforeAll(async () => {
  proxy = await startProxy(inject('databaseUrl'))
  sender = new pg.Client({ connectionString: inject('databaseUrl') })
  await sender.connect()
})
afterAll(async () => {
  await sender.end()
  await proxy.close()
})

const notify = (text: string) => sender.query('select pg_notify($1, $2)', [channel, text])

it('detects a silently broken connection, and listens again', async () => {
  const received: string[] = []
  const listens: boolean[] = []
  const troubles: unknown[] = []
  const place = { url: proxy.url, channel, pingEveryMs: 20, patienceMs: 1_000 }
  const ear = listenForNotices(place, {
    onNotice: (text) => received.push(text),
    listens: (isAgain) => listens.push(isAgain),
    onTrouble: (error) => troubles.push(error),
  })
  await eventually(() => expect(listens).toEqual([false]))
  await notify('before')
  await eventually(() => expect(received).toEqual(['before']))
  proxy.stall()
  await eventually(() => expect(troubles).not.toEqual([]))
  await proxy.heal()
  await eventually(() => expect(listens).toContain(true))
  await eventually(async () => {
    await notify('after')
    expect(received).toContain('after')
  })
  await ear.stop()
})
