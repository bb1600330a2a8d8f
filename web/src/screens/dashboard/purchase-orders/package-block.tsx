import { Collapse, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { OrderPackage } from '@pasok/domain/orders/orders.model'
import { orderTexts } from '@pasok/domain/orders/orders.texts'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { LineTable } from '../../../documents/line-table'
import { StatusChip } from '../../../documents/status-chip'
import { useTexts } from '../../../lib/texts'
import { Code } from '../../../ui/code'
import { Money } from '../../../ui/money'
import classes from './order-card.module.css'
import { lineOf } from './order-lines'

/** More items than this start folded: a long order must not bury the next one. */
const FOLD_ABOVE = 8

/** A package of an order: code, status, sums, its items. */
export function PackageBlock({ pack }: { pack: OrderPackage }) {
  const t = useTexts(orderTexts)
  const td = useTexts(documentTexts)
  const id = useId()
  const [opened, { toggle }] = useDisclosure(pack.items.length <= FOLD_ABOVE)
  const items =
    pack.items.length === 1 ? td('oneItem') : td('itemsCount', { count: pack.items.length })
  return (
    <section className={classes.package} aria-label={`${t('package')} ${pack.code_package}`}>
      <div className={classes.packageHead}>
        <span className={classes.packageWords}>
          <Code value={pack.code_package} />
          <StatusChip status={pack.lastStatus} />
          <span className={classes.quiet}>
            {td('paymentTerm')}: {td('termDays', { days: pack.payment_terms })}
          </span>
          {pack.shipping_cost > 0 && (
            <span className={classes.quiet}>
              {t('shipping')}: <Money amount={pack.shipping_cost} />
            </span>
          )}
        </span>
        <span className={classes.packageSum}>
          <span className={classes.quiet}>{t('packageTotal')}</span>
          <Money amount={pack.total} strong />
        </span>
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={opened}
          aria-controls={`${id}-items`}
          aria-label={`${opened ? td('hideItems') : td('showItems')}: ${pack.code_package}`}
          onClick={toggle}
        >
          {items}
          <IconChevronDown
            size={16}
            aria-hidden
            className={classes.chevron}
            data-opened={opened || undefined}
          />
        </UnstyledButton>
      </div>
      <Collapse expanded={opened} id={`${id}-items`}>
        <LineTable
          lines={pack.items.map((item) => lineOf(item, pack, t))}
          label={`${t('package')} ${pack.code_package}`}
        />
      </Collapse>
    </section>
  )
}
