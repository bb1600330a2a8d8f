import { ActionIcon, Button, Select, TextInput } from '@mantine/core'
import { isQuantityText } from '@pasok/domain/cart/cart.rules'
import type { Offer } from '@pasok/domain/catalog/catalog.model'
import { pastedTexts } from '@pasok/domain/catalog/pasted/pasted.texts'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { readQuantity } from '../../../../lib/typed-numbers'
import { ProductThumb } from '../../../../documents/product-picture'
import { rupiah, writtenNumber } from '../../../../lib/format'
import { useTexts, useTx } from '../../../../lib/texts'
import classes from './paste-list.module.css'
import {
  findFitting,
  findImpossible,
  findTogether,
  findUndecided,
  offerOf,
  type PasteRow,
} from './paste-rows'
import type { Paste } from './use-paste'
import { look } from '../../../../ui/look'

interface RowProps {
  row: PasteRow
  paste: Paste
}

/** The possible quantities of an ambiguous row. */
function Readings({ row, paste }: RowProps) {
  const t = useTexts(pastedTexts)
  return (
    <p className={look('error', 'text-xs', 'mt-4')}>
      {t('whichQuantity')}{' '}
      {row.readings.map((reading) => (
        <Button
          key={reading}
          variant="default"
          size="compact-xs"
          mr={4}
          aria-label={t('takeQuantity', { quantity: writtenNumber(reading), wanted: row.wanted })}
          onClick={() => paste.change(row, { quantity: reading })}
        >
          {writtenNumber(reading)}
        </Button>
      ))}
    </p>
  )
}

/** Message under a row: unavailable, adjusted, or what to select. */
function RowNote({ row, paste }: RowProps) {
  const t = useTexts(pastedTexts)
  const tx = useTx()
  const offer = offerOf(row)
  const impossible = offer && findImpossible(offer)
  const fitting = findFitting(row)
  if (row.refusal)
    return (
      <p className={look('error', 'text-xs', 'mt-4')} role="alert">
        {tx(row.refusal.text, row.refusal.values)}
      </p>
    )
  if (impossible)
    return (
      <p className={look('error', 'text-xs', 'mt-4')}>
        {tx(impossible)}{' '}
        <Button variant="subtle" size="compact-xs" onClick={() => void paste.findSimilar(row)}>
          {t('similar')}
        </Button>
      </p>
    )
  const isAmbiguous = row.readings.length > 0 && row.quantity === ''
  // Explains a missing match before the quantity is entered.
  if (isAmbiguous && row.match?.kind !== 'none') return <Readings row={row} paste={paste} />
  if (offer && (!isQuantityText(row.quantity) || Number(row.quantity) <= 0))
    return <p className={look('error', 'text-xs', 'mt-4')}>{t('quantityMissing')}</p>
  const together = findTogether(row, paste.rows ?? [])
  if (together)
    return (
      <p className={look('dimmed', 'text-xs', 'mt-4')}>{t('together', { line: together.line })}</p>
    )
  if (fitting)
    return <p className={look('dimmed', 'text-xs', 'mt-4')}>{tx(fitting.text, fitting.values)}</p>
  const undecided = offer ? undefined : findUndecided(row)
  if (!undecided || !row.match) return null
  const values = { count: row.match.offers.length }
  const isWrong = row.match.kind === 'none'
  return (
    <p className={isWrong ? look('error', 'text-xs', 'mt-4') : look('dimmed', 'text-xs', 'mt-4')}>
      {tx(undecided, values)}
    </p>
  )
}

/** Lets the user search a row without matches by other words. */
function Reword({ row, paste }: RowProps) {
  const t = useTexts(pastedTexts)
  const [wanted, setWanted] = useState(row.wanted)
  const search = () => {
    const words = wanted.trim()
    if (words !== '') void paste.again({ ...row, wanted: words })
  }
  return (
    <form
      className={look('grid', 'first-grows', 'gap-xs')}
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <TextInput
        aria-label={t('wanted', { line: row.line })}
        maxLength={200}
        value={wanted}
        onChange={(event) => setWanted(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" leftSection={<IconSearch size={14} aria-hidden />}>
        {t('again')}
      </Button>
    </form>
  )
}

/** Vendor and price of an offer, which distinguish products with similar names. */
function OfferedBy({ offer }: { offer: Offer }) {
  const t = useTexts(pastedTexts)
  const price = rupiah(offer.discount_price)
  return (
    <span className={look('block', 'dimmed', 'text-xs', 'mt-4')}>
      {t('offeredBy', { vendor: offer.vendor_name, price })}
    </span>
  )
}

/** One row of the list: requested text, matching product, quantity. */
export function PasteListRow({ row, paste }: RowProps) {
  const t = useTexts(pastedTexts)
  const { wanted, line, quantity, match, chosen } = row
  const offer = offerOf(row)
  const offers = match?.offers ?? []
  return (
    <li
      className={`${classes.row} ${look('grid', 'align-start', 'gap-sm', 'py-sm', 'border-t')}`}
      aria-label={t('line', { line })}
    >
      <ProductThumb className={`${classes.beside} ${look('phone-hidden')}`} src={offer?.image} />
      <div className={look('min-w-0', 'phone-span-all')}>
        <p className={look('dimmed', 'text-xs', 'break-anywhere', 'mb-4')}>{wanted}</p>
        {match?.kind === 'none' ? (
          <Reword row={row} paste={paste} />
        ) : (
          <Select
            aria-label={t('product', { wanted })}
            placeholder={match ? t('choose') : '…'}
            disabled={!match}
            data={offers.map(({ product_id, name }) => ({ value: product_id, label: name }))}
            renderOption={({ option }) => {
              const one = offers.find(({ product_id }) => product_id === option.value)
              return (
                <span>
                  {option.label}
                  {one && <OfferedBy offer={one} />}
                </span>
              )
            }}
            value={chosen}
            checkIconPosition="right"
            onChange={(product) => paste.change(row, { chosen: product })}
          />
        )}
        {offer && <OfferedBy offer={offer} />}
        <RowNote row={row} paste={paste} />
      </div>
      <TextInput
        className={`${classes.quantity} ${classes.beside}`}
        classNames={{ input: look('text-right', 'tabular') }}
        aria-label={t('quantity', { wanted })}
        inputMode="decimal"
        value={writtenNumber(quantity)}
        onChange={(event) => {
          const typed = readQuantity(event.currentTarget.value)
          if (isQuantityText(typed)) paste.change(row, { quantity: typed })
        }}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        className={classes.beside}
        aria-label={t('leaveOut', { line })}
        onClick={() => paste.leaveOut(row)}
      >
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  )
}
