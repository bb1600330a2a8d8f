/** Who lets people pay, and says in whose name an account stands. */
export const GATEWAYS = ['xendit', 'oy', 'sandbox'] as const
export type Gateway = (typeof GATEWAYS)[number]
/** How they are called on the screens (Spec 2 §9). */
export const GATEWAY_LABELS: Readonly<Record<Gateway, string>> = {
  xendit: 'Xendit',
  oy: 'OY Indonesia',
  sandbox: 'Sandbox',
}

/** Whose callbacks are a reason to ask and no proof: they sign nothing. */
export const UNPROVEN_CALLBACKS: ReadonlySet<Gateway> = new Set<Gateway>(['oy'])
