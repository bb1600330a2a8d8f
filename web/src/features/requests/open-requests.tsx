import { MAX_OPEN_SHOWN } from '@pasok/domain/requests/requests.constants'
import type { OpenRequest } from '@pasok/domain/requests/requests.model'
import { openRequestTexts } from '@pasok/domain/requests/requests.open.texts'
import type { ReactNode } from 'react'
import { Choices } from '../../documents/choices'
import { CutOffNote } from '../../documents/cut-off-note'
import { LoadError } from '../../documents/load-error'
import { isCutOff } from '../../lib/is-cut-off'
import { useTexts } from '../../lib/texts'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { useOpenRequests } from './requests.queries'

interface OpenRequestsProps {
  empty: ReactNode
  children: (request: OpenRequest) => ReactNode
}

/** The company's drafts that the user may edit, last changed first. */
export function OpenRequests({ empty, children }: OpenRequestsProps) {
  const t = useTexts(openRequestTexts)
  const query = useOpenRequests()
  const { data, error, isFetching, refetch } = query
  if (error && !data)
    return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return isCutOff(query) ? <CutOffNote /> : <SkeletonRows rows={4} height={76} />
  if (data.length === 0) return empty
  return (
    <Choices
      label={t('title')}
      items={data}
      more={data.length === MAX_OPEN_SHOWN && t('firstOnes', { count: MAX_OPEN_SHOWN })}
    >
      {children}
    </Choices>
  )
}
