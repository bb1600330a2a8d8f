import type { PaymentGateway } from '../../ports/payment-gateway'
import { createOyGateway, type OySettings } from './oy/oy-gateway'
import { createSandboxGateway } from './sandbox/sandbox-gateway'

/** The gateway that the configuration chooses: OY, or else the sandbox. */
export const openPaymentGateway = (oy: OySettings | undefined): PaymentGateway =>
  oy ? createOyGateway(oy) : createSandboxGateway()
