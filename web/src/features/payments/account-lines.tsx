import { Badge, Button, CopyButton } from '@mantine/core'
import { COPIED_MS } from '@pasok/domain/payments/payments.constants'
import type { BankAccount } from '@pasok/domain/payments/bank-accounts/banks.model'
import { vendorAccountTexts } from '@pasok/domain/payments/bank-accounts/banks.texts'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { useId } from 'react'
import { CutOffNote } from '../../documents/cut-off-note'
import { LoadError } from '../../documents/load-error'
import { isCutOff } from '../../lib/is-cut-off'
import { useTexts } from '../../lib/texts'
import { SkeletonRows } from '../../ui/skeleton-rows'
import { look } from '../../ui/look'

function CopyNumber({ number }: { number: string }) {
  const t = useTexts(vendorAccountTexts)
  return (
    <CopyButton value={number} timeout={COPIED_MS}>
      {({ copied, copy }) => (
        <Button
          variant="subtle"
          size="compact-sm"
          className={look('tabular')}
          // Aligns the number with the bank's name and not with the button's padding.
          ml="-xs"
          aria-live="polite"
          aria-label={copied ? t('copied') : t('copy', { number })}
          leftSection={copied ? <IconCheck size={16} aria-hidden /> : undefined}
          rightSection={copied ? undefined : <IconCopy size={16} aria-hidden />}
          onClick={copy}
        >
          {copied ? t('copied') : number}
        </Button>
      )}
    </CopyButton>
  )
}

function Account({ account }: { account: BankAccount }) {
  const t = useTexts(vendorAccountTexts)
  return (
    <li className={look('stack', 'align-start', 'min-w-0')}>
      <span className={look('row', 'wrap', 'gap-4-xs')}>
        {account.name}
        {account.is_default && (
          <Badge variant="light" size="sm">
            {t('default')}
          </Badge>
        )}
      </span>
      <CopyNumber number={account.account_number} />
      <span className={look('dimmed', 'text-xs', 'break-anywhere')}>
        {t('holder', { name: account.account_holder })}
      </span>
    </li>
  )
}

interface AccountLinesProps {
  heading: string
  none: string
  query: UseQueryResult<BankAccount[]>
}

/** Bank accounts to transfer to; pressing a number copies it. */
export function AccountLines({ heading, none, query }: AccountLinesProps) {
  const title = useId()
  const { data, error, isFetching, refetch } = query
  return (
    <section className={look('min-w-0')} aria-labelledby={title}>
      <h3 id={title} className={look('text-md', 'semibold', 'mb-xs')}>
        {heading}
      </h3>
      {isCutOff(query) && <CutOffNote />}
      {error && !data && (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {query.isLoading && !isCutOff(query) && <SkeletonRows rows={2} />}
      {data?.length === 0 && <p className={look('dimmed', 'text-xs', 'break-anywhere')}>{none}</p>}
      {data && data.length > 0 && (
        <ul className={look('grid', 'gap-sm')}>
          {data.map((account) => (
            <Account key={account._id} account={account} />
          ))}
        </ul>
      )}
    </section>
  )
}
