import { Button } from '@mantine/core'
import { invoiceTexts } from '@pasok/domain/invoices/invoices.texts'
import { IconFileInvoice, IconSearchOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCan } from '../../../../lib/session'
import { useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'

interface NoInvoicesProps {
  isSearched: boolean
  onClear: () => void
}

/** Why the list shows nothing (Spec 2 §2). */
export function NoInvoices({ isSearched, onClear }: NoInvoicesProps) {
  const t = useTexts(invoiceTexts)
  const canReadReceipts = useCan('receipts.read')
  if (isSearched)
    return (
      <EmptyState
        icon={<IconSearchOff size={22} />}
        text={t('empty')}
        helper={t('emptyHelpSearch')}
        action={
          <Button variant="default" onClick={onClear}>
            {t('clearSearch')}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={<IconFileInvoice size={22} />}
      text={t('empty')}
      helper={t('emptyHelp')}
      action={
        canReadReceipts ? (
          <Button
            variant="default"
            renderRoot={(props) => <Link {...props} to="/dashboard/good-receipt-note" />}
          >
            {t('toReceipts')}
          </Button>
        ) : undefined
      }
    />
  )
}
