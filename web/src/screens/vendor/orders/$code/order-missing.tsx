import { Button } from '@mantine/core'
import { portalOrderTexts } from '@pasok/domain/orders/orders.portal.texts'
import { IconFileOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTexts } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { PageHead } from '../../../../ui/page-head'

/** Shown instead of an order that is not one of the vendor's. */
export function OrderMissing({ code }: { code: string }) {
  const t = useTexts(portalOrderTexts)
  return (
    <>
      <PageHead title={t('missing')} />
      <EmptyState
        icon={<IconFileOff size={22} />}
        text={t('missingHelp', { code })}
        action={
          <Button renderRoot={(props) => <Link {...props} to="/vendor/orders" />}>
            {t('toList')}
          </Button>
        }
      />
    </>
  )
}
