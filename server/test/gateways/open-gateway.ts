import type { OpenedGateway } from '../../src/adapters/payment-gateway/payment-gateway.conformance'
import type { Charge, PaymentGateway } from '../../src/ports/payment-gateway'
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
export function openGateway(
  standIn: Played,
  create: (patience?: number) => PaymentGateway,
  played: Pick<OpenedGateway, 'pay' | 'expire' | 'count'>,
): OpenedGateway {
  let isLate = false
  return {
    get gateway() {
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
