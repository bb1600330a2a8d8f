import { GATEWAY_LABELS, type Gateway } from '@pasok/domain/payments/payments.gateways'
import {
  ChargeRefused,
  GatewayAway,
  type Charging,
  type Gateways,
} from '../../ports/payment-gateway'

/** The gateways that are set up; what isn't, is left out. */
export type ChargingSet = Partial<Record<Gateway, Charging>>

/** Stands where a gateway is not set up: it makes nothing, and knows nothing of what it once made. */
const absent = (name: Gateway): Charging => {
  const words = `${GATEWAY_LABELS[name]} is not set up.`
  return {
    name,
    banks: [],
    hasPage: false,
    createAccount: () => Promise.reject(new ChargeRefused(words)),
    createPage: () => Promise.reject(new ChargeRefused(words)),
    find: () => Promise.reject(new GatewayAway(words)),
    isGenuine: () => false,
    // Told while it was set up: what it says is understood once it is again.
    read: () => {
      throw new GatewayAway(words)
    },
  }
}

/** The gateways that are set up, each in its place; the sandbox, where it is on, in the others'. */
export function arrangeGateways({ xendit, oy, sandbox }: ChargingSet): Gateways {
  const set = { xendit, oy, sandbox }
  const inOrder = [xendit, oy, sandbox].filter((one) => one !== undefined)
  return {
    xendit: xendit ?? sandbox ?? absent('xendit'),
    oy: oy ?? sandbox ?? absent('oy'),
    named: (name) => set[name] ?? absent(name),
    ofBank: (bankCode) => inOrder.find(({ banks }) => banks.includes(bankCode)),
  }
}
