import { io } from 'socket.io-client'
import { expect, it } from 'vitest'
import { startApi } from '../../test/api'
import { vendorId } from '../../test/company'
import { openPlace } from '../../test/sockets'
import { SOCKET_PATH } from './sockets'

it.each([
  [['127.0.0.1'], '203.0.113.7'],
  [false as const, '127.0.0.1'],
])(
  'what is said by socket comes from where calls come from: proxies %j',
  async (trustProxy, from) => {
    const api = await startApi({ app: { trustProxy } })
    const place = await openPlace(api.app, api.url)
    const { access } = await api.as('purchasing@maju.test')
    const socket = io(`http://127.0.0.1:${place.port}`, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      forceNew: true,
      auth: { token: access },
      extraHeaders: { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' },
    })
    const message = { to_company_id: vendorId('sinar'), text: 'Halo' }
    expect(await socket.emitWithAck('msg_to', message)).toMatchObject({ errors: null })
    const { rows } = await api.pool.query(
      "select address from audit_log where action = 'conversation.open'",
    )
    expect(rows).toEqual([{ address: from }])
    socket.disconnect()
    await place.stop()
    await api.drop()
  },
)
