import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { moneyTexts } from '@pasok/domain/payments/payments.money.texts'
import { useState } from 'react'
import { StatusChip } from '../../documents/status-chip'
import { useProviderPayments } from '../../features/payments/provider-payments.queries'
import { rupiah } from '../../lib/format'
import { useTexts } from '../../lib/texts'
import classes from './payment.module.css'

/** How long the typing rests before it is searched for; ms. */
const REST = 250
const MOST = 20

interface PayableSelectProps {
  /** Whose money it is; none: it may be anybody's. */
  buyerId: string | undefined
  code: string | null
  error: string | undefined
  onChange: (code: string | null) => void
}

/** A payment by its code; one whose invoices are not to be paid any more says where it stands instead. */
export function PayableSelect({ buyerId, code, error, onChange }: PayableSelectProps) {
  const t = useTexts(moneyTexts)
  const [typed, setTyped] = useState(code ?? '')
  const [searched] = useDebouncedValue(typed.trim(), REST)
  const search = searched === '' ? undefined : searched
  const { data, isFetching } = useProviderPayments({
    buyer_id: buyerId,
    payable: 'true',
    search,
    skip: 0,
    limit: MOST,
  })
  const found = data?.rows ?? []
  const byCode = new Map(found.map((one) => [one.code, one]))
  const options = found.map((one) => ({
    value: one.code,
    label: one.code,
    disabled: !one.actions.apply,
  }))
  return (
    <Select
      required
      searchable
      label={t('toPay')}
      description={t(buyerId === undefined ? 'toPayHelp' : 'toPayOwnHelp')}
      placeholder={t('toPayPlaceholder')}
      nothingFoundMessage={isFetching ? undefined : t('noPayment')}
      data={
        code === null || byCode.has(code) ? options : [{ value: code, label: code }, ...options]
      }
      // The server has searched already.
      filter={({ options: all }) => all}
      renderOption={({ option }) => {
        const one = byCode.get(option.value)
        return (
          <div className={classes.option}>
            <span className={classes.optionName}>
              <span>{option.value}</span>
              {one && <span>{rupiah(one.expected_amount)}</span>}
            </span>
            {one && (
              <span className={classes.optionAbout}>
                {one.buyer.name} → {one.vendor.name}
                {!one.actions.apply && <StatusChip status={one.lastStatus} />}
              </span>
            )}
          </div>
        )
      }}
      error={error}
      onSearchChange={setTyped}
      value={code}
      onChange={onChange}
    />
  )
}
