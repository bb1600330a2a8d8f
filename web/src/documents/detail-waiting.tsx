import { SkeletonRows } from '../ui/skeleton-rows'
import { Card, Rail, TwoColumns } from '../ui/two-columns'

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
