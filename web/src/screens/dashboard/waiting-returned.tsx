import { Alert } from '@mantine/core'
import { companyWaitingTexts } from '@pasok/domain/company/company.waiting.texts'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts'
import classes from './waiting.module.css'
import { look } from '../../ui/look'

interface ReturnedNoticeProps {
  reason: string
  action?: ReactNode
}

export function ReturnedNotice({ reason, action }: ReturnedNoticeProps) {
  const t = useTexts(companyWaitingTexts)
  return (
    <Alert
      className={look('mb-md')}
      color="amber"
      role="alert"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('returned')}
    >
      <p className={look('mb-xs')}>{t('returnedHelp')}</p>
      <blockquote className={`${classes.reason} ${look('mb-sm', 'break-anywhere', 'pre-line')}`}>
        {reason}
      </blockquote>
      {action}
    </Alert>
  )
}
