import type { PaymentGateway } from '../../ports/payment-gateway'
import type { ChargingSet } from './arrange-gateways'
import { createOyCharging } from './oy/oy-charging'
import type { OySettings } from './oy/oy-client'
import { createOyGateway } from './oy/oy-gateway'
import { createSandboxGateway } from './sandbox/sandbox-gateway'
import { createXenditCharging, type XenditSettings } from './xendit/xendit-charging'

/** The gateway that the configuration chooses to ask banks: OY, or else the sandbox. */
export const openPaymentGateway = (oy: OySettings | undefined): PaymentGateway =>
  oy ? createOyGateway(oy) : createSandboxGateway()

/** The gateways by which people pay that the configuration sets up. */
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
