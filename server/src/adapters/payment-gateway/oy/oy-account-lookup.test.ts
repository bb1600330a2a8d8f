import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startOyStandIn, type OyStandIn } from '../../../../test/gateways/oy-stand-in'
import { GatewayAway } from '../../../ports/payment-gateway'
import { describeAccountLookup } from '../account-lookup.conformance'
import { createOyAccountLookup } from './oy-account-lookup'

describeAccountLookup('OY, against a stand-in written from its documentation', async () => {
  const oy = await startOyStandIn()
  return { lookup: createOyAccountLookup(oy.settings), close: () => oy.stop() }
})

describe('OY', () => {
  let oy: OyStandIn
  beforeAll(async () => {
    oy = await startOyStandIn()
  })
  afterEach(() => oy.behave('well'))
  afterAll(() => oy.stop())
  const account = { bankCode: '014', accountNumber: '1239812390' }

  it("is requested at OY's own address", async () => {
    await createOyAccountLookup(oy.settings).inquireAccount(account)
    expect(oy.requests.at(-1)).toMatchObject({
      path: '/api/account-inquiry',
      body: { bank_code: '014', account_number: '1239812390' },
    })
  })

  it('reports that it does not serve a bank, and an invalid number', async () => {
    const lookup = createOyAccountLookup(oy.settings)
    const inquire = (bankCode: string, accountNumber: string) =>
      lookup.inquireAccount({ bankCode, accountNumber })
    expect(await inquire('076', '1239812390')).toEqual({ kind: 'bank-not-served' })
    expect(await inquire('014', '12x')).toEqual({ kind: 'no-account' })
  })

  it.each(['failing', 'cut', 'nonsense', 'other-account'] as const)('is away: %s', async (how) => {
    oy.behave(how)
    await expect(createOyAccountLookup(oy.settings).inquireAccount(account)).rejects.toThrow(
      GatewayAway,
    )
  })

  it('counts as unreachable when it does not respond in time', async () => {
    oy.behave('silent')
    const lookup = createOyAccountLookup(oy.settings, 50)
    await expect(lookup.inquireAccount(account)).rejects.toThrow(GatewayAway)
  })

  it.each([
    [{ username: 'somebody' }, '201'],
    [{ apiKey: 'another' }, '208'],
  ])(
    'counts as unreachable for an unknown response, without revealing a key: %j',
    async (wrong, status) => {
      const lookup = createOyAccountLookup({ ...oy.settings, ...wrong })
      const failure = await lookup.inquireAccount(account).catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(GatewayAway)
      expect(String(failure)).toContain(status)
      expect(JSON.stringify(failure) + String(failure)).not.toContain('another')
    },
  )

  it('counts as unreachable where no server listens', async () => {
    const lookup = createOyAccountLookup({ ...oy.settings, baseUrl: 'http://127.0.0.1:9' })
    await expect(lookup.inquireAccount(account)).rejects.toThrow(GatewayAway)
  })
})
