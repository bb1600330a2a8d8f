import { UnstyledButton } from '@mantine/core'
import type { OpenRequest } from '@pasok/domain/requests/requests.model'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { openRequestTexts } from '@pasok/domain/requests/requests.open.texts'
import type { ReactNode } from 'react'
import { useFormats } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import { Money } from '../../ui/money'
import classes from './open-requests.module.css'

interface OpenRequestRowProps {
  request: OpenRequest
  /** Without it the row leads nowhere. */
  onOpen?: () => void
  /** At its end. */
  action?: ReactNode
}

/** A draft: code, date, author, items, total, and where it is delivered. */
export function OpenRequestRow({ request, onOpen, action }: OpenRequestRowProps) {
  const t = useTexts(openRequestTexts)
  const td = useTexts(documentTexts)
  const { date } = useFormats()
  const { code_pr: code, items_count: items } = request
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        {onOpen ? (
          <UnstyledButton
            className={classes.open}
            aria-label={t('open', { code })}
            onClick={onOpen}
          >
            {code}
          </UnstyledButton>
        ) : (
          <span className={classes.code}>{code}</span>
        )}
        <span className={classes.facts}>
          {date(request.date)} · {t('by', { author: request.createdBy })}
        </span>
        <span className={classes.facts}>
          {items === 1 ? td('oneItem') : td('itemsCount', { count: items })} ·{' '}
          {t('deliverTo', { city: request.address.city })}
        </span>
      </div>
      <div className={classes.end}>
        <Money amount={request.total} strong />
        {action}
      </div>
    </div>
  )
}
