import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { ledgerTexts } from '@pasok/domain/orders/orders.ledger.texts'
import type { LedgerLine, LedgerStep } from '@pasok/domain/orders/orders.model'
import {
  IconArrowBackUp,
  IconBan,
  IconCash,
  IconChevronDown,
  IconCircleCheck,
  IconCircleX,
  IconFileCheck,
  IconFileInvoice,
  IconPackageImport,
  IconPencil,
  IconShoppingCart,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { useId, type ComponentType } from 'react'
import { quantity, useFormats } from '../lib/format'
import { NONE } from '../lib/none'
import { useTexts } from '../lib/texts'
import { Money } from '../ui/money'
import classes from './line-ledger.module.css'
import { look } from '../ui/look'

type Entry = LedgerLine['entries'][number]

/** Amber waits, blue is in progress, green is done, grey has ended, red was refused. */
const DRESS = {
  ordered: { tone: 'gray', Icon: IconShoppingCart },
  changed: { tone: 'amber', Icon: IconPencil },
  'taken-back': { tone: 'gray', Icon: IconArrowBackUp },
  accepted: { tone: 'green', Icon: IconCircleCheck },
  rejected: { tone: 'red', Icon: IconCircleX },
  canceled: { tone: 'gray', Icon: IconBan },
  shipped: { tone: 'blue', Icon: IconTruckDelivery },
  received: { tone: 'green', Icon: IconPackageImport },
  corrected: { tone: 'green', Icon: IconPackageImport },
  returned: { tone: 'amber', Icon: IconArrowBackUp },
  approved: { tone: 'green', Icon: IconFileCheck },
  invoiced: { tone: 'blue', Icon: IconFileInvoice },
  'invoice-withdrawn': { tone: 'gray', Icon: IconArrowBackUp },
  paid: { tone: 'green', Icon: IconCash },
} as const satisfies Record<LedgerStep, { tone: string; Icon: ComponentType<{ size: number }> }>

function Step({ step }: { step: LedgerStep }) {
  const t = useTexts(ledgerTexts)
  const { tone, Icon } = DRESS[step]
  return (
    <span className={classes.step} data-tone={tone}>
      <Icon size={16} aria-hidden />
      {t(step)}
    </span>
  )
}

function Steps({ name, entries }: { name: string; entries: readonly Entry[] }) {
  const t = useTexts(ledgerTexts)
  const { dateTime } = useFormats()
  const heads = ['step', 'quantity', 'amount', 'who', 'when', 'note'] as const
  return (
    <table className={classes.steps} aria-label={t('stepsOf', { name })}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" data-column={head}>
              {t(head)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={`${entry.timestamp} ${entry.step}`}>
            <td data-column="step">
              <Step step={entry.step} />
            </td>
            <td data-column="quantity">{quantity(entry.quantity)}</td>
            <td data-column="amount">
              <Money amount={entry.amount} />
            </td>
            <td data-column="who">{entry.user}</td>
            <td data-column="when">
              <time dateTime={entry.timestamp}>{dateTime(entry.timestamp)}</time>
            </td>
            <td data-column="note" data-none={entry.note === '' || undefined}>
              {entry.note === '' ? NONE : entry.note}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface LedgerRowProps {
  line: LedgerLine
  isOpened: boolean
  /** The order has several. */
  showsPackage: boolean
  onToggle: () => void
}

/** One line of an order: where it stands now; opened, how it came there. */
export function LedgerRow({ line, isOpened, showsPackage, onToggle }: LedgerRowProps) {
  const t = useTexts(ledgerTexts)
  const id = useId()
  const { name, code_package: code, entries } = line
  const [first] = entries
  const last = entries.at(-1)
  if (!first || !last) return null
  return (
    <li className={look('border-t', 'paper-unbroken')}>
      <UnstyledButton
        className={classes.head}
        aria-expanded={isOpened}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={classes.words}>
          <span className={look('medium', 'break-anywhere')}>{name}</span>
          {showsPackage && <span className={look('dimmed', 'tiny')}>{code}</span>}
        </span>
        <Step step={last.step} />
        <span className={classes.now}>
          {quantity(last.quantity)}
          {last.quantity !== first.quantity && (
            <>
              <VisuallyHidden>{t('was', { value: quantity(first.quantity) })}</VisuallyHidden>
              <s aria-hidden className={look('dimmed', 'tiny')}>
                {quantity(first.quantity)}
              </s>
            </>
          )}
        </span>
        <IconChevronDown
          size={16}
          aria-hidden
          className={classes.chevron}
          data-opened={isOpened || undefined}
        />
      </UnstyledButton>
      <div id={id} hidden={!isOpened} className={classes.opened}>
        {isOpened && <Steps name={name} entries={entries} />}
      </div>
    </li>
  )
}
