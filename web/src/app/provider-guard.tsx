import { DeskGuard } from './desk-guard'
import { PROVIDER_DESK } from './provider-desk'

/** The console is for the provider's staff. */
export const ProviderGuard = () => <DeskGuard desk={PROVIDER_DESK} />
