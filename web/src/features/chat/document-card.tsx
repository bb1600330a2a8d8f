import { Skeleton } from '@mantine/core'
import { codesIn } from '@pasok/domain/chat/chat.codes'
import type { Card } from '@pasok/domain/chat/chat.model'
import { statusTexts } from '@pasok/domain/kernel/status.texts'
import { IconFileInvoice, IconFileText, IconPackage } from '@tabler/icons-react'
import { StatusChip, type Status } from '../../documents/status-chip'
import { AddressLink, isOwnAddress } from '../../lib/address-link'
import { Money } from '../../ui/money'
import { useCards } from './cards.queries'
import classes from './bubble.module.css'
import { look } from '../../ui/look'

const ICONS = { request: IconFileText, order: IconPackage, invoice: IconFileInvoice } as const

const isStatus = (status: string): status is Status => Object.hasOwn(statusTexts, status)

/** A document that a message names: where it stands, what it comes to, the way to it. */
function DocumentCard({ card }: { card: Card }) {
  const Icon = ICONS[card.kind]
  if (!isOwnAddress(card.link_url)) return null
  return (
    <AddressLink
      address={card.link_url}
      className={`${look('row', 'gap-10', 'frame', 'color-inherit', 'no-underline', 'hover', 'p-6-sm')} ${classes.card}`}
    >
      <Icon size={20} stroke={1.5} aria-hidden className={look('quiet')} />
      <span className={look('grid', 'grow', 'text-xs')}>
        <span className={look('medium', 'break-anywhere')}>{card.code}</span>
        <span className={look('row', 'wrap', 'justify-between', 'gap-2-10')}>
          {card.total !== null && <Money amount={card.total} />}
          {isStatus(card.status) && <StatusChip status={card.status} />}
        </span>
      </span>
    </AddressLink>
  )
}

/** The documents that a text names, as far as its reader may see them. */
export function DocumentCards({ text }: { text: string }) {
  const codes = codesIn(text)
  const cards = useCards(codes)
  return codes.map((code, at) => {
    const card = cards[at]
    if (card) return <DocumentCard key={code} card={card} />
    // Most are there: room is kept, so that nothing is pushed away when they come.
    return card === undefined && <Skeleton key={code} className={classes.card} />
  })
}
