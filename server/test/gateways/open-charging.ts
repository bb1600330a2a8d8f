import type { OpenedCharging } from '../../src/adapters/payment-gateway/charging.conformance'
import type { Charge, Charging } from '../../src/ports/payment-gateway'
import type { Behaviour } from './stand-in'

/** Timeout in milliseconds for a gateway that does not respond. */
export const IMPATIENCE = 100

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

/** Returns a gateway with its stand-in for the conformance suite; a short timeout makes responses late. */
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
