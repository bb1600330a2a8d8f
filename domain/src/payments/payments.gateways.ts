/** The payment gateways, which also look up the holders of accounts. */
export const GATEWAYS = ['xendit', 'oy', 'sandbox'] as const
export type Gateway = (typeof GATEWAYS)[number]
/** The gateways' names on the screens (Spec 2 §9). */
export const GATEWAY_LABELS: Readonly<Record<Gateway, string>> = {
  xendit: 'Xendit',
  oy: 'OY Indonesia',
  sandbox: 'Sandbox',
}

/** Gateways whose callbacks are not signed: a callback only causes a query and proves nothing. */
export const UNPROVEN_CALLBACKS: ReadonlySet<Gateway> = new Set<Gateway>(['oy'])
