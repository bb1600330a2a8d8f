import { type Gateway, GATEWAY_LABELS } from '@pasok/domain/payments/payments.constants'
import {
  ChargeRefused,
  GatewayAway,
  type PaymentGateway,
  type Gateways,
} from '../../ports/payment-gateway'

/** The configured gateways; others are absent. */
export type ConfiguredGateways = Partial<Record<Gateway, PaymentGateway>>

/** Replaces a gateway that is not configured: it refuses new charges and cannot look up earlier ones. */
const absent = (name: Gateway): PaymentGateway => {
  const words = `${GATEWAY_LABELS[name]} is not set up.`
  return {
    name,
    banks: [],
    hasPage: false,
    createAccount: () => Promise.reject(new ChargeRefused(words)),
    createPage: () => Promise.reject(new ChargeRefused(words)),
    find: () => Promise.reject(new GatewayAway(words)),
    isGenuine: () => false,
    // The callback belongs to an earlier configuration; it can be read when the gateway is configured again.
    read: () => {
      throw new GatewayAway(words)
    },
  }
}

/** Assigns the configured gateways to their roles. The sandbox, when enabled, replaces the missing ones. */
export function arrangeGateways({ xendit, oy, sandbox }: ConfiguredGateways): Gateways {
  const set = { xendit, oy, sandbox }
  const inOrder = [xendit, oy, sandbox].filter((one) => one !== undefined)
  return {
    xendit: xendit ?? sandbox ?? absent('xendit'),
    oy: oy ?? sandbox ?? absent('oy'),
    named: (name) => set[name] ?? absent(name),
    ofBank: (bankCode) => inOrder.find(({ banks }) => banks.includes(bankCode)),
  }
}
