import { Box, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { ledgerTexts } from '@pasok/domain/orders/orders.screen.texts'
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
  type IconProps,
} from '@tabler/icons-react'
import { useId, type ComponentType } from 'react'
import { NONE, quantity, useFormats } from '../lib/format'

import { useTexts } from '../lib/texts'
import { usePhone } from '../lib/use-phone'
import { Money } from '../ui/money'
import classes from './line-ledger.module.css'
import { look, type Look } from '../ui/look'

type Entry = LedgerLine['entries'][number]

/** Amber: waiting; blue: in progress; green: done; gray: ended; red: refused. */
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
} as const satisfies Record<LedgerStep, { tone: Look; Icon: ComponentType<IconProps> }>

function Step({ step }: { step: LedgerStep }) {
  const t = useTexts(ledgerTexts)
  const { tone, Icon } = DRESS[step]
  return (
    <span className={look('inline-row', 'gap-6')}>
      <Icon size={16} aria-hidden className={look(tone)} />
      {t(step)}
    </span>
  )
}

interface StepsProps {
  name: string
  entries: readonly Entry[]
}

const COLUMNS = [
  { head: 'step', width: '22%' },
  { head: 'quantity', width: '9%', align: 'right' },
  { head: 'amount', width: '17%', align: 'right' },
  { head: 'who', width: '15%' },
  { head: 'when', width: '17%' },
  { head: 'note' },
] as const satisfies readonly { head: string; width?: string; align?: 'right' }[]

function StepsTable({ name, entries }: StepsProps) {
  const t = useTexts(ledgerTexts)
  const { dateTime } = useFormats()
  return (
    <table
      className={look('table', 'table-fixed', 'cells', 'text-xs')}
      aria-label={t('stepsOf', { name })}
    >
      <thead>
        <tr className={look('border-b')}>
          {COLUMNS.map(({ head, ...column }) => (
            <Box
              key={head}
              component="th"
              scope="col"
              {...('width' in column && { w: column.width })}
              data-align={'align' in column ? column.align : undefined}
            >
              {t(head)}
            </Box>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={`${entry.timestamp} ${entry.step}`}>
            <td>
              <Step step={entry.step} />
            </td>
            <td data-align="right" className={look('nowrap')}>
              {quantity(entry.quantity)}
            </td>
            <td data-align="right">
              <Money amount={entry.amount} />
            </td>
            <td className={look('break-anywhere')}>{entry.user}</td>
            <td>
              <time dateTime={entry.timestamp}>{dateTime(entry.timestamp)}</time>
            </td>
            <td className={look('break-anywhere', 'pre-wrap')}>
              {entry.note === '' ? NONE : entry.note}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StepsList({ name, entries }: StepsProps) {
  const t = useTexts(ledgerTexts)
  const { dateTime } = useFormats()
  return (
    <ol aria-label={t('stepsOf', { name })} className={look('text-xs')}>
      {entries.map((entry) => (
        <li
          key={`${entry.timestamp} ${entry.step}`}
          className={look('stack', 'gap-2', 'py-xs', 'border-t')}
        >
          <div className={look('flex', 'justify-between', 'gap-sm', 'medium')}>
            <Step step={entry.step} />
            <span className={look('tabular', 'nowrap')}>{quantity(entry.quantity)}</span>
          </div>
          <div className={look('flex', 'justify-between', 'gap-sm')}>
            <span className={look('break-anywhere')}>{entry.user}</span>
            <Money amount={entry.amount} />
          </div>
          <time dateTime={entry.timestamp} className={look('dimmed')}>
            {dateTime(entry.timestamp)}
          </time>
          {entry.note !== '' && (
            <span className={look('break-anywhere', 'pre-wrap')}>{entry.note}</span>
          )}
        </li>
      ))}
    </ol>
  )
}

interface LedgerRowProps {
  line: LedgerLine
  isOpened: boolean
  showsPackage: boolean
  onToggle: () => void
}

/** One order line with its current step; opened, all steps. */
export function LedgerRow({ line, isOpened, showsPackage, onToggle }: LedgerRowProps) {
  const t = useTexts(ledgerTexts)
  const id = useId()
  const isPhone = usePhone()
  const Steps = isPhone ? StepsList : StepsTable
  const { name, code_package: code, entries } = line
  const [first] = entries
  const last = entries.at(-1)
  if (!first || !last) return null
  const chevron = (
    <IconChevronDown
      size={16}
      aria-hidden
      className={look('turn', 'turned', 'paper-hidden')}
      data-opened={isOpened || undefined}
    />
  )
  return (
    <li className={look('border-t', 'paper-unbroken')}>
      <UnstyledButton
        className={look('row', 'w-full', 'gap-md', 'p-xs', 'rounded-sm', 'hover')}
        mih={40}
        aria-expanded={isOpened}
        aria-controls={id}
        onClick={onToggle}
      >
        <span className={look('row', 'wrap', 'grow', 'gap-4-md')}>
          <span className={look('row', 'grow', 'gap-xs', 'phone-own-line')}>
            <span className={look('flex', 'wrap', 'align-baseline', 'gap-2-sm', 'grow')}>
              <span className={look('medium', 'break-anywhere')}>{name}</span>
              {showsPackage && <span className={look('dimmed', 'tiny')}>{code}</span>}
            </span>
            {isPhone && chevron}
          </span>
          <span className={look('flex', 'phone-flex-1', isPhone && 'dimmed')}>
            <Step step={last.step} />
          </span>
          <Box
            component="span"
            miw="8ch"
            className={look(
              'inline-row',
              'align-baseline',
              'justify-end',
              'gap-6',
              'flex-none',
              'tabular',
            )}
          >
            {quantity(last.quantity)}
            {last.quantity !== first.quantity && (
              <>
                <VisuallyHidden>{t('was', { value: quantity(first.quantity) })}</VisuallyHidden>
                <s aria-hidden className={look('dimmed', 'tiny')}>
                  {quantity(first.quantity)}
                </s>
              </>
            )}
          </Box>
        </span>
        {!isPhone && chevron}
      </UnstyledButton>
      <div id={id} hidden={!isOpened} className={`${look('overflow-x')} ${classes.opened}`}>
        {isOpened && <Steps name={name} entries={entries} />}
      </div>
    </li>
  )
}
