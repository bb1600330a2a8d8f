import { describePaymentGateway } from '../payment-gateway.conformance'
import { createSandboxGateway } from './sandbox-gateway'

describePaymentGateway('Sandbox gateway', async () => ({
  gateway: createSandboxGateway(),
  close: async () => undefined,
}))
