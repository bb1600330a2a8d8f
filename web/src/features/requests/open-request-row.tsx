import type { OpenRequest } from '@pasok/domain/requests/requests.model'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { openRequestTexts } from '@pasok/domain/requests/requests.open.texts'
import type { ReactNode } from 'react'
import { Choice } from '../../documents/choices'
import { useFormats } from '../../lib/format'
import { useTexts } from '../../lib/texts'

interface OpenRequestRowProps {
  request: OpenRequest
  /** Undefined if the row is not a link. */
  onOpen?: () => void
  action?: ReactNode
}

export function OpenRequestRow({ request, onOpen, action }: OpenRequestRowProps) {
  const t = useTexts(openRequestTexts)
  const td = useTexts(documentTexts)
  const { date } = useFormats()
  const { code_pr: code, items_count: items } = request
  const count = items === 1 ? td('oneItem') : td('itemsCount', { count: items })
  return (
    <Choice
      name={code}
      facts={[
        `${date(request.date)} · ${t('by', { author: request.createdBy })}`,
        `${count} · ${t('deliverTo', { city: request.address.city })}`,
      ]}
      total={request.total}
      open={onOpen && { label: t('open', { code }), onOpen }}
      action={action}
    />
  )
}
