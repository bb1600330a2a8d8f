import { SkeletonRows } from '../ui/skeleton-rows'
import { Card, Rail, TwoColumns } from '../ui/two-columns'

/** In place of a document's detail while it is on its way. */
export function DetailWaiting({ label }: { label: string }) {
  return (
    <TwoColumns>
      <Card>
        <SkeletonRows rows={8} height={56} />
      </Card>
      <Rail label={label} long>
        <Card>
          <SkeletonRows rows={6} />
        </Card>
      </Rail>
    </TwoColumns>
  )
}
