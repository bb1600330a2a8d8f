import { Alert, Button, TextInput } from '@mantine/core'
import type { Invoice } from '@pasok/domain/invoices/invoices.model'
import type { BankPayment } from '@pasok/domain/payments/bank-accounts/banks.model'
import { checkoutTexts } from '@pasok/domain/payments/payments.pay.texts'
import { paymentTexts } from '@pasok/domain/payments/payments.texts'
import { IconBuildingBank, IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useId, useState } from 'react'
import { CutOffNote } from '../../../../documents/cut-off-note'
import { LoadError } from '../../../../documents/load-error'
import { BankMark } from '../../../../features/payments/bank-mark'
import { usePayingBanks } from '../../../../features/payments/payments.queries'
import { useVendorAccounts } from '../../../../features/payments/own-accounts.queries'
import { hasWords } from '../../../../lib/list-slices'
import { isCutOff } from '../../../../lib/is-cut-off'
import { rupiah } from '../../../../lib/format'
import { useTexts, useTx } from '../../../../lib/texts'
import { EmptyState } from '../../../../ui/empty-state'
import { look } from '../../../../ui/look'
import { SkeletonRows } from '../../../../ui/skeleton-rows'
import { Card, MainColumn, Rail, TwoColumns } from '../../../../ui/two-columns'
import classes from './checkout-body.module.css'
import { CheckoutSummary } from './checkout-summary'
import type { CheckoutPath, PayAddress } from './pay-address'
import { accountTargets, chosenTarget, type PayTarget, transferTargets } from './pay-targets'
import { sumToPay } from './payable'
import type { Paying } from './use-pay'
import { usePayMethods } from './use-pay-methods'

interface ChoiceCard {
  key: string
  name: ReactNode
  mark?: ReactNode
  text?: ReactNode
  /** Why the card cannot be selected. */
  problem?: string | undefined
}

interface ChoiceCardsProps {
  label: string
  cards: readonly ChoiceCard[]
  chosen: string | undefined
  onChoose: (key: string) => void
}

/** A choice of cards; a card that cannot be selected gives the reason. */
function ChoiceCards({ label, cards, chosen, onChoose }: ChoiceCardsProps) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={classes.cards}>
      {cards.map(({ key, name: title, mark, text, problem }) => (
        <label
          key={key}
          className={`${classes.card} ${look('flex', 'gap-sm', 'p-sm', 'frame', 'pointer', 'ring-inside', problem === undefined && 'hover-border')}`}
          data-off={problem !== undefined || undefined}
        >
          <input
            type="radio"
            name={name}
            value={key}
            checked={key === chosen}
            disabled={problem !== undefined}
            aria-describedby={problem === undefined ? undefined : `${name}-${key}`}
            onChange={() => onChoose(key)}
          />
          {mark}
          <span className={look('stack', 'gap-2', 'min-w-0')}>
            <span className={look('medium', 'break-anywhere', problem !== undefined && 'dimmed')}>
              {title}
            </span>
            {text !== undefined && (
              <span className={look('dimmed', 'text-xs', 'break-anywhere')}>{text}</span>
            )}
            {problem !== undefined && (
              <span id={`${name}-${key}`} className={look('dimmed', 'text-xs', 'break-anywhere')}>
                {problem}
              </span>
            )}
          </span>
        </label>
      ))}
    </div>
  )
}

interface ToBePaid {
  /** Nothing is loaded while undefined. */
  method: BankPayment | undefined
  vendorId: string
  isDirect: boolean
  /** Whole rupiah. */
  amount: number
}

/** Loads the banks or accounts that can receive the payment. */
function usePayTargets({ method, vendorId, isDirect, amount }: ToBePaid) {
  const banks = usePayingBanks(isDirect ? undefined : method)
  const accounts = useVendorAccounts(isDirect ? vendorId : undefined)
  if (isDirect) return { query: accounts, targets: accounts.data && transferTargets(accounts.data) }
  const targets =
    method === 'Virtual Account'
      ? banks.data && accountTargets(banks.data, amount)
      : banks.data && transferTargets(banks.data)
  return { query: banks, targets }
}

/** Number of targets from which a search is shown. */
const WORTH_A_SEARCH = 9

interface TargetChoiceProps {
  found: ReturnType<typeof usePayTargets>
  method: BankPayment
  isDirect: boolean
  chosen: string | undefined
  onChoose: (key: string) => void
  onTransfer: () => void
}

function useCards() {
  const t = useTexts(checkoutTexts)
  const tx = useTx()
  return (target: PayTarget): ChoiceCard => ({
    key: target.key,
    mark: <BankMark name={target.name} />,
    name: target.isDefault ? `${target.name} · ${t('default')}` : target.name,
    ...(target.number !== '' && {
      text: `${target.number} · ${t('holder', { name: target.holder })}`,
    }),
    ...(target.problem && {
      problem: tx(target.problem.text, { limit: rupiah(target.problem.limit) }),
    }),
  })
}

/** Banks or accounts to pay to; those unavailable for the amount give the reason (Spec 2 §2). */
export function TargetChoice(props: TargetChoiceProps) {
  const { found, method, isDirect, chosen, onChoose, onTransfer } = props
  const t = useTexts(checkoutTexts)
  const cardOf = useCards()
  const [words, setWords] = useState('')
  const { query, targets } = found
  if (isCutOff(query)) return <CutOffNote />
  if (query.error && !targets)
    return (
      <LoadError error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
    )
  if (!targets) return <SkeletonRows rows={4} height={56} />
  if (targets.length === 0)
    return (
      <EmptyState
        icon={<IconBuildingBank size={22} />}
        text={t('noBank')}
        helper={t(isDirect ? 'noVendorAccountHelp' : 'noBankHelp')}
      />
    )
  const shown = targets.filter(({ name, number }) => hasWords([name, number], words))
  return (
    <div className={look('grid', 'gap-sm')}>
      {targets.length >= WORTH_A_SEARCH && (
        <TextInput
          type="search"
          aria-label={t('searchBank')}
          placeholder={t('searchBank')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {targets.every(({ problem }) => problem) && (
        <Alert color="yellow" title={t('noneFits')}>
          <Button size="xs" variant="default" onClick={onTransfer}>
            {t('payByTransfer')}
          </Button>
        </Alert>
      )}
      {shown.length === 0 && <p className={look('dimmed', 'text-xs')}>{t('noBank')}</p>}
      <ChoiceCards
        label={t(method === 'Virtual Account' ? 'bank' : 'account')}
        cards={shown.map(cardOf)}
        chosen={chosen}
        onChoose={onChoose}
      />
    </div>
  )
}

interface CheckoutBodyProps {
  /** The invoices, which can be paid together. */
  invoices: readonly Invoice[]
  /** Invoice numbers as in the address. */
  named: readonly string[]
  method: PayAddress['method']
  bank: string | undefined
  at: CheckoutPath
  paying: Paying
}

interface Chosen {
  method: PayAddress['method'] | undefined
  bank: string | undefined
}

/** Stores the selection in the address. */
function useChoice(at: CheckoutPath, invoice: readonly string[]) {
  const navigate = useNavigate()
  return ({ method, bank }: Chosen) => {
    const search = { invoice, ...(method && { method }), ...(bank !== undefined && { bank }) }
    const quietly = { replace: true, resetScroll: false } as const
    if (at === '/dashboard/finance/payment') void navigate({ to: at, search, ...quietly })
    else void navigate({ to: at, search: { page: 'payment', ...search }, ...quietly })
  }
}

export function CheckoutBody({ invoices, named, method, bank, at, paying }: CheckoutBodyProps) {
  const t = useTexts(checkoutTexts)
  const tp = useTexts(paymentTexts)
  const isDirect = invoices.some(({ direct_payment: direct }) => direct)
  const methods = usePayMethods(isDirect)
  // A single method is selected automatically.
  const chosenMethod = methods.length === 1 ? methods[0]?.method : method
  const amount = sumToPay(invoices)
  const vendorId = invoices[0]?.vendor._id ?? ''
  const found = usePayTargets({ method: chosenMethod, vendorId, isDirect, amount })
  const target = chosenTarget(found.targets ?? [], bank)
  const choose = useChoice(at, named)
  return (
    <TwoColumns>
      <MainColumn>
        <Card title={tp('method')}>
          <ChoiceCards
            label={tp('method')}
            cards={methods.map((one) => ({ ...one, key: one.method }))}
            chosen={chosenMethod}
            onChoose={(key) =>
              choose({ method: methods.find((one) => one.method === key)?.method, bank: undefined })
            }
          />
        </Card>
        {chosenMethod !== undefined && (
          <Card title={t(chosenMethod === 'Virtual Account' ? 'bank' : 'account')}>
            <TargetChoice
              found={found}
              method={chosenMethod}
              isDirect={isDirect}
              chosen={target?.key}
              onChoose={(key) => choose({ method: chosenMethod, bank: key })}
              onTransfer={() => choose({ method: 'Manual Bank Transfer', bank: undefined })}
            />
          </Card>
        )}
      </MainColumn>
      <Rail label={t('summary')} among>
        <CheckoutSummary
          toPay={{ invoices, method: chosenMethod, amount, isDirect }}
          target={target}
          paying={paying}
        />
      </Rail>
    </TwoColumns>
  )
}
