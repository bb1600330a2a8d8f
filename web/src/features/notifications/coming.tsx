import { SkeletonRows } from '../../ui/skeleton-rows'

/** Until the list is here (Spec 2 §9: five rows). */
export const NOTIFICATIONS_COMING = <SkeletonRows rows={5} height={62} />
