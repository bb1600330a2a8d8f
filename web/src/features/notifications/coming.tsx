import { SkeletonRows } from '../../ui/skeleton-rows'

/** Placeholder while the list loads (five rows, Spec 2 §9). */
export const NOTIFICATIONS_COMING = <SkeletonRows rows={5} height={62} />
