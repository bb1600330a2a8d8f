import type { ConfiguredGateways } from './arrange-gateways'
import { createOyGateway } from './oy/oy-gateway'
import type { OySettings } from './oy/oy-client'
import { createXenditGateway, type XenditSettings } from './xendit/xendit-gateway'

/** Opens the payment gateways that the configuration names. */
export const openGateways = ({
  xendit,
  oy,
}: {
  xendit: XenditSettings | undefined
  oy: (OySettings & { callbackToken: string | undefined }) | undefined
}): ConfiguredGateways => ({
  ...(xendit && { xendit: createXenditGateway(xendit) }),
  ...(oy?.callbackToken !== undefined && {
    oy: createOyGateway({ ...oy, callbackToken: oy.callbackToken }),
  }),
})
