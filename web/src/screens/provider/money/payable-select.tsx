import { Select } from '@mantine/core'
import { moneyTexts } from '@pasok/domain/payments/payments.money.texts'
import { StatusChip } from '../../../documents/status-chip'
import { useProviderPayments } from '../../../features/payments/provider-payments.queries'
import { rupiah } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { useSearchedOptions } from '../../../ui/searched-options'
import { look } from '../../../ui/look'

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
  const { search, fieldOf } = useSearchedOptions(code ?? '')
  const { data, isFetching } = useProviderPayments({
    buyer_id: buyerId,
    payable: 'true',
    search: search === '' ? undefined : search,
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
      {...fieldOf(isFetching)}
      label={t('toPay')}
      description={t(buyerId === undefined ? 'toPayHelp' : 'toPayOwnHelp')}
      placeholder={t('toPayPlaceholder')}
      nothingFoundMessage={isFetching ? undefined : t('noPayment')}
      data={
        code === null || byCode.has(code) ? options : [...options, { value: code, label: code }]
      }
      renderOption={({ option }) => {
        const one = byCode.get(option.value)
        return (
          <div className={look('stack', 'min-w-0', 'w-full')}>
            <span
              className={look('flex', 'wrap', 'justify-between', 'gap-2-sm', 'medium', 'tabular')}
            >
              <span>{option.value}</span>
              {one && <span>{rupiah(one.expected_amount)}</span>}
            </span>
            {one && (
              <span
                className={look('flex', 'wrap', 'justify-between', 'gap-2-sm', 'dimmed', 'text-xs')}
              >
                {one.buyer.name} → {one.vendor.name}
                {!one.actions.apply && <StatusChip status={one.lastStatus} />}
              </span>
            )}
          </div>
        )
      }}
      error={error}
      value={code}
      onChange={onChange}
    />
  )
}
