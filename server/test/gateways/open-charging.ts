import type { OpenedCharging } from '../../src/adapters/payment-gateway/charging.conformance'
import type { Charge, Charging } from '../../src/ports/payment-gateway'
import type { Behaviour } from './stand-in'

/** Milliseconds: for one that does not answer. */
export const IMPATIENCE = 100

/** What both gateways are asked for. */
export const CHARGE: Charge = {
  reference: 'TRX-MAJU-202611-00001',
  amount: 1_250_000,
  bankCode: '014',
  payer: 'PT. Maju Jaya 88',
  email: 'finance@maju.test',
  expiresAt: new Date(Date.now() + 12 * 3_600_000),
  now: new Date(),
}

interface Played {
  behave: (how: Behaviour) => void
  stop: () => Promise<void>
}

/** A gateway with its stand-in, as the conformance suite wants it: late is one that is waited for too shortly. */
export function openCharging(
  standIn: Played,
  create: (patience?: number) => Charging,
  played: Pick<OpenedCharging, 'pay' | 'expire' | 'count'>,
): OpenedCharging {
  let isLate = false
  return {
    get charging() {
      return isLate ? create(IMPATIENCE) : create()
    },
    behave(how) {
      isLate = how === 'late'
      standIn.behave(how === 'late' ? 'silent' : how)
    },
    ...played,
    close: standIn.stop,
  }
}
