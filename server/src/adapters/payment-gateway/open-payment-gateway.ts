import type { PaymentGateway } from '../../ports/payment-gateway'
import type { ChargingSet } from './arrange-gateways'
import { createOyCharging } from './oy/oy-charging'
import type { OySettings } from './oy/oy-client'
import { createOyGateway } from './oy/oy-gateway'
import { createSandboxGateway } from './sandbox/sandbox-gateway'
import { createXenditCharging, type XenditSettings } from './xendit/xendit-charging'

/** Opens the gateway for bank account inquiries that the configuration selects: OY or the sandbox. */
export const openPaymentGateway = (oy: OySettings | undefined): PaymentGateway =>
  oy ? createOyGateway(oy) : createSandboxGateway()

export const openCharging = ({
  xendit,
  oy,
}: {
  xendit: XenditSettings | undefined
  oy: (OySettings & { callbackToken: string | undefined }) | undefined
}): ChargingSet => ({
  ...(xendit && { xendit: createXenditCharging(xendit) }),
  ...(oy?.callbackToken !== undefined && {
    oy: createOyCharging({ ...oy, callbackToken: oy.callbackToken }),
  }),
})
