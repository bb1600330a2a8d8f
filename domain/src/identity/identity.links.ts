import { linkErrors } from './identity.errors'
import { RESET_LINK_SECONDS, VERIFY_LINK_SECONDS } from './identity.constants'
import type { LinkKind, LinkState } from './identity.model'
import type { Text } from '../kernel/texts'

/** Lifetime of a mailed link, in seconds (`docs/domain.md` §4). */
export const LINK_SECONDS: Readonly<Record<LinkKind, number>> = {
  'verify-email': VERIFY_LINK_SECONDS,
  'reset-password': RESET_LINK_SECONDS,
}

/** Returns the address of the screen that a link opens. */
export const linkPath = (kind: LinkKind, token: string): string => `/${kind}?token=${token}`

interface Link {
  usedAt: Date | null
  supersededAt: Date | null
  expiresAt: Date
}

/** Returns the state of a link at a moment; `superseded` takes precedence over `expired`. */
export function linkState(link: Link | undefined, now: Date): LinkState {
  if (!link) return 'unknown'
  if (link.usedAt) return 'used'
  if (link.supersededAt) return 'superseded'
  return link.expiresAt <= now ? 'expired' : 'open'
}

type Refused = Exclude<LinkState, 'open'>

const REFUSALS: Readonly<Record<LinkKind, Readonly<Record<Refused, Text>>>> = {
  'verify-email': {
    used: linkErrors.verifyUsed,
    expired: linkErrors.verifyExpired,
    superseded: linkErrors.verifySuperseded,
    unknown: linkErrors.verifyUnknown,
  },
  'reset-password': {
    used: linkErrors.resetUsed,
    expired: linkErrors.resetExpired,
    superseded: linkErrors.resetSuperseded,
    unknown: linkErrors.resetUnknown,
  },
}

/** Returns why a link cannot be used, with the next step; a link still open counts as just used. */
export const linkRefusal = (kind: LinkKind, state: LinkState): Text =>
  REFUSALS[kind][state === 'open' ? 'used' : state]
