import { linkErrors } from './identity.errors'
import { RESET_LINK_SECONDS, VERIFY_LINK_SECONDS } from './identity.constants'
import type { LinkKind, LinkState } from './identity.model'
import type { Text } from '../kernel/texts'

/** How long a mailed link works, in seconds (`docs/domain.md` §4). */
export const LINK_SECONDS: Readonly<Record<LinkKind, number>> = {
  'verify-email': VERIFY_LINK_SECONDS,
  'reset-password': RESET_LINK_SECONDS,
}

/** The screen that a link opens, by the token in its address. */
export const linkPath = (kind: LinkKind, token: string): string => `/${kind}?token=${token}`

interface Link {
  usedAt: Date | null
  supersededAt: Date | null
  expiresAt: Date
}

/** Where a link stands at a moment; a newer mail is said before the end of its time. */
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

/** Why a link can't be used, with the next step; for one that is open, as if it was just used. */
export const linkRefusal = (kind: LinkKind, state: LinkState): Text =>
  REFUSALS[kind][state === 'open' ? 'used' : state]
