import { Button, Collapse, UnstyledButton } from '@mantine/core'
import type { Receipt } from '@pasok/domain/receipts/receipts.model'
import { receiptPaperTexts, receiptTexts } from '@pasok/domain/receipts/receipts.texts'

import { documentTexts } from '@pasok/domain/requests/requests.documents.texts'
import { IconAlertTriangle, IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { DocumentCard } from '../../../documents/document-card'
import type { Fact } from '../../../documents/facts'
import { PaperButtons } from '../../../documents/paper-buttons'
import { ReceiptChip } from '../../../documents/receipt-chip'
import { ReceiptLines, shortOf } from '../../../documents/receipt-lines'
import { reasonOf } from '../../../features/receipts/stored-entry'
import { rowsOfPage } from '../../../lib/list-slices'
import { count as formatCount, useFormats } from '../../../lib/format'
import { loadPiece } from '../../../lib/load-piece'
import { useTexts } from '../../../lib/texts'
import { Code } from '../../../ui/code'
import { Money } from '../../../ui/money'
import { Pager } from '../../../ui/pager'
import { OrderLink } from '../shared/document-links'
import classes from './receipt-card.module.css'
import { look } from '../../../ui/look'

const paperRules = () => import('@pasok/domain/receipts/receipts.paper')

function useReceiptFacts(receipt: Receipt): Fact[] {
  const t = useTexts(receiptTexts)
  const { date } = useFormats()
  const { received, reference_doc: about, vendor } = receipt
  return [
    { label: t('vendor'), value: vendor.name },
    {
      label: t('received'),
      value: t('receivedBy', { date: date(received.date), name: received.name }),
    },
    { label: t('order'), value: <OrderLink code={about.code_po} />, isLong: true },
    { label: t('package'), value: about.code_package, isLong: true },
  ]
}

function Returned({ receipt }: { receipt: Receipt }) {
  const t = useTexts(receiptTexts)
  return (
    <div
      className={look(
        'row',
        'wrap',
        'justify-between',
        'gap-xs-md',
        'p-xs-md',
        'border-t',
        'on-red',
      )}
    >
      <span className={look('flex', 'gap-6', 'min-w-0', 'break-anywhere')}>
        <IconAlertTriangle size={16} className={look('mt-2')} aria-hidden />
        {t('reasonOf', { reason: reasonOf(receipt) })}
      </span>
      {receipt.actions.correct && (
        <Button
          renderRoot={(props) => (
            <Link
              {...props}
              to="/dashboard/good-receipt-note"
              search={{ package: receipt.reference_doc.packageId }}
            />
          )}
        >
          {t('correct')}
        </Button>
      )}
    </div>
  )
}

const LINES_SHOWN = 50

function PagedLines({ items, label }: { items: Receipt['items']; label: string }) {
  const [page, setPage] = useState(0)
  return (
    <>
      <ReceiptLines items={rowsOfPage(items, page, LINES_SHOWN)} label={label} />
      {items.length > LINES_SHOWN && (
        <Pager page={page} pageSize={LINES_SHOWN} count={items.length} onPage={setPage} />
      )}
    </>
  )
}

function Title({ receipt, id }: { receipt: Receipt; id: string }) {
  return (
    <div className={look('row', 'wrap', 'gap-4-sm', 'mb-xs')}>
      <h2 id={id} className={look('text-lg', 'leading-snug')}>
        <Code value={receipt.received.code} />
      </h2>
      <ReceiptChip status={receipt.lastStatus} />
    </div>
  )
}

function Sums({ receipt, opened }: Required<ReceiptCardProps>) {
  const t = useTexts(receiptTexts)
  const tp = useTexts(receiptPaperTexts)
  return (
    <div
      className={look('stack', 'align-end', 'gap-2', 'flex-none', 'text-lg', 'phone-align-start')}
    >
      <span className={look('dimmed', 'tiny')}>{t('total')}</span>
      <Money amount={receipt.total} strong />
      <div className={look('flex', 'wrap', 'gap-6', 'mt-6')}>
        <PaperButtons
          isPage={opened}
          size="xs"
          printLabel={tp('print')}
          pdfLabel={tp('pdf')}
          make={async (reader) => (await loadPiece(paperRules)).receiptPaper(receipt, reader)}
          call="getReceiptPdf"
          input={{ params: { id: receipt._id } }}
        />
      </div>
    </div>
  )
}

function Items({ receipt, opened }: Required<ReceiptCardProps>) {
  const t = useTexts(receiptTexts)
  const td = useTexts(documentTexts)
  const id = useId()
  const [isOpen, setOpen] = useState(opened)
  const { items, received } = receipt
  const complete = items.filter((item) => shortOf(item) === 0).length
  const inFull = t('inFullOf', { done: formatCount(complete), count: formatCount(items.length) })
  return (
    <>
      <UnstyledButton
        className={`${classes.toggle} ${look('entry', 'row', 'gap-6', 'border-t', 'p-xs-md', 'tinted', 'phone-p-xs-sm')}`}
        fz="xs"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={`${isOpen ? td('hideItems') : td('showItems')}: ${received.code}, ${inFull}`}
        onClick={() => setOpen(!isOpen)}
      >
        <IconChevronDown
          size={16}
          aria-hidden
          className={look('turn', 'turned')}
          data-opened={isOpen || undefined}
        />
        {inFull}
      </UnstyledButton>
      <Collapse expanded={isOpen} id={id} keepMounted={false}>
        <PagedLines items={items} label={`${t('receipt')} ${received.code}`} />
      </Collapse>
    </>
  )
}

interface ReceiptCardProps {
  receipt: Receipt
  /** True for the receipt in the address: expanded and scrolled to. */
  opened?: boolean
}

/** A goods receipt with status and items (Spec 2 §2). */
export function ReceiptCard({ receipt, opened = false }: ReceiptCardProps) {
  const id = useId()
  const facts = useReceiptFacts(receipt)
  return (
    <DocumentCard
      id={id}
      opened={opened}
      title={<Title receipt={receipt} id={id} />}
      facts={facts}
      side={<Sums receipt={receipt} opened={opened} />}
    >
      {receipt.lastStatus === 'Rejected' && <Returned receipt={receipt} />}
      <Items receipt={receipt} opened={opened} />
    </DocumentCard>
  )
}
