import { Box, Collapse, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconBuildingStore, IconChevronDown } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../lib/texts'
import { Money } from '../ui/money'
import type { DocumentLine } from './document-line'
import { Figures, type Figure } from './figures'
import { LineTable } from './line-table'
import classes from './vendor-block.module.css'
import { look } from '../ui/look'

interface VendorPackage {
  id: string
  /** In days. */
  paymentTerm: number
  termText?: string
  lines: readonly DocumentLine[]
}

/** Maximum number of items that stay together on one printed page. */
const WHOLE_ON_PAPER = 10

interface VendorBlockProps {
  vendor: { name: string; phone: string; email: string; address: string }
  packages: readonly VendorPackage[]
  /** Whole rupiah. */
  total: number
  figures: readonly Figure[]
  children?: ReactNode
  /** False for long documents. */
  startOpened?: boolean
  noteOf?: ((line: DocumentLine) => ReactNode) | undefined
}

/** One vendor's part of a document: contact, items by payment term, totals. */
export function VendorBlock({
  vendor,
  packages,
  total,
  figures,
  children,
  startOpened = true,
  noteOf,
}: VendorBlockProps) {
  const t = useTexts(documentTexts)
  const [opened, { toggle }] = useDisclosure(startOpened)
  const id = useId()
  const items = packages.reduce((count, { lines }) => count + lines.length, 0)
  const contact = [vendor.phone, vendor.email].filter(Boolean).join(' · ')
  return (
    <section
      className={look('frame', 'overflow-clip', items <= WHOLE_ON_PAPER && 'paper-unbroken')}
      aria-labelledby={`${id}-name`}
    >
      <UnstyledButton
        className={look('row', 'gap-sm', 'w-full', 'p-sm', 'paper-with-next', 'hover')}
        aria-expanded={opened}
        aria-controls={`${id}-items`}
        onClick={toggle}
      >
        <IconBuildingStore size={20} aria-hidden className={look('flex-none', 'dimmed')} />
        <span className={look('stack', 'grow')}>
          <span id={`${id}-name`} className={look('semibold', 'break-anywhere')}>
            {vendor.name}
          </span>
          <span className={look('dimmed', 'tiny', 'break-anywhere')}>{contact}</span>
        </span>
        <span className={look('stack', 'align-end', 'flex-none')}>
          <Money amount={total} strong />
          <span className={look('dimmed', 'tiny', 'break-anywhere')}>
            {items === 1 ? t('oneItem') : t('itemsCount', { count: items })}
          </span>
        </span>
        <IconChevronDown
          size={18}
          aria-hidden
          className={look('flex-none', 'turn', 'paper-hidden', 'turned')}
          data-opened={opened || undefined}
        />
      </UnstyledButton>
      {children}
      <Collapse expanded={opened} id={`${id}-items`} className={classes.items}>
        {packages.map(({ id: packageId, paymentTerm, lines, termText }) => {
          const term = termText ?? t('termDays', { days: paymentTerm })
          return (
            <div key={packageId} className={look('border-t')}>
              <p className={`${look('dimmed', 'tiny', 'paper-with-next')} ${classes.term}`}>
                {t('paymentTerm')}: {term}
              </p>
              <LineTable lines={lines} noteOf={noteOf} label={`${vendor.name}, ${term}`} />
            </div>
          )
        })}
        <div className={look('border-t', 'p-sm')}>
          <Box maw={320} ml="auto">
            <Figures figures={figures} />
          </Box>
        </div>
      </Collapse>
    </section>
  )
}
