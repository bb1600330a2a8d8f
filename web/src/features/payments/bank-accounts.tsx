import { Badge, Button } from '@mantine/core'
import type { Text } from '@pasok/domain/kernel/texts'
import type { OwnAccount } from '@pasok/domain/payments/payments.banks.model'
import { ownAccountTexts } from '@pasok/domain/payments/payments.banks.texts'
import { IconBuildingBank, IconPencil, IconPlus, IconStar, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { CopyCode } from '../../documents/copy-code'
import { CutOffNote } from '../../documents/cut-off-note'
import { FailureNotice } from '../../documents/failure-notice'
import { LoadError } from '../../documents/load-error'
import { useAccountMoves, useOwnAccounts, type AccountCalls } from './own-accounts.queries'
import { messageOf } from '../../lib/api-error'
import { isCutOff } from '../../lib/cut-off'
import { useTexts, useTx } from '../../lib/texts'
import { toastSuccess, toastUndo } from '../../lib/toast'
import { DataTable } from '../../ui/data-table'
import type { Column, RowAction } from '../../ui/data-table.types'
import { EmptyState } from '../../ui/empty-state'
import { BankAccountDialog } from './bank-account-dialog'
import { look } from '../../ui/look'

function useColumns(): Column<OwnAccount>[] {
  const t = useTexts(ownAccountTexts)
  return [
    {
      key: 'bank',
      head: t('bank'),
      cell: ({ name, is_default: isDefault }) => (
        <span className={look('inline-row', 'wrap', 'gap-4-xs')}>
          {name}
          {isDefault && (
            <Badge variant="light" size="sm">
              {t('default')}
            </Badge>
          )}
        </span>
      ),
      card: 'title',
    },
    {
      key: 'number',
      head: t('number'),
      cell: ({ account_number: number }) => (
        <span className={look('inline-row', 'wrap', 'gap-4-xs', 'tabular')}>
          {number} <CopyCode value={number} />
        </span>
      ),
      width: 220,
    },
    { key: 'holder', head: t('holder'), cell: ({ account_holder: holder }) => holder },
  ]
}

/** One thing at a time; what failed is said above the list. */
function useMoves(calls: AccountCalls) {
  const t = useTexts(ownAccountTexts)
  const moves = useAccountMoves(calls)
  const [failure, setFailure] = useState<string | null>(null)
  const isBusy = useRef(false)
  const act = async (move: () => Promise<string>, told: (message: string) => void) => {
    if (isBusy.current) return
    isBusy.current = true
    setFailure(null)
    try {
      told(await move())
    } catch (error) {
      setFailure(messageOf(error))
      void moves.refresh()
    } finally {
      isBusy.current = false
    }
  }
  const restore = (account: OwnAccount) => void act(() => moves.restore(account), toastSuccess)
  return {
    failure,
    dismiss: () => setFailure(null),
    makeDefault: (account: OwnAccount) => void act(() => moves.makeDefault(account), toastSuccess),
    remove: (account: OwnAccount) =>
      void act(
        () => moves.remove(account),
        (message) => toastUndo(message, t('undo'), () => restore(account)),
      ),
  }
}

function useActions(moves: ReturnType<typeof useMoves>, edit: (account: OwnAccount) => void) {
  const t = useTexts(ownAccountTexts)
  return (account: OwnAccount): RowAction[] => [
    ...(account.actions.edit
      ? [
          {
            key: 'edit',
            label: t('edit'),
            icon: <IconPencil size={16} />,
            quick: true,
            onSelect: () => edit(account),
          },
        ]
      : []),
    ...(account.actions['make-default']
      ? [
          {
            key: 'default',
            label: t('makeDefault'),
            icon: <IconStar size={16} />,
            onSelect: () => moves.makeDefault(account),
          },
        ]
      : []),
    ...(account.actions.remove
      ? [
          {
            key: 'remove',
            label: t('remove'),
            icon: <IconTrash size={16} />,
            danger: true,
            onSelect: () => moves.remove(account),
          },
        ]
      : []),
  ]
}

interface BankAccountsProps {
  calls: AccountCalls
  /** What they are for, to who edits them, to who reads them, and where there are none. */
  words: Readonly<Record<'headingText' | 'readText' | 'noneHelp', Text>>
  mayEdit: boolean
}

/** A vendor's accounts, or a company's, for its own people. */
export function BankAccounts({ calls, words, mayEdit }: BankAccountsProps) {
  const t = useTexts(ownAccountTexts)
  const tx = useTx()
  const accounts = useOwnAccounts(calls)
  const moves = useMoves(calls)
  /** Which is edited; `new` is none yet. */
  const [edited, setEdited] = useState<OwnAccount | 'new' | null>(null)
  const columns = useColumns()
  const actions = useActions(moves, setEdited)
  const { data, error, isFetching, refetch } = accounts
  const add = mayEdit && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  return (
    <section aria-label={t('heading')}>
      <div className={look('row', 'wrap', 'justify-between', 'gap-xs-md', 'mb-sm')}>
        <p className={look('dimmed')}>{tx(mayEdit ? words.headingText : words.readText)}</p>
        {data && data.length > 0 && add}
      </div>
      {moves.failure !== null && (
        <FailureNotice title={t('failedAct')} messages={[moves.failure]} onClose={moves.dismiss} />
      )}
      {isCutOff(accounts) && <CutOffNote />}
      {error && !data && (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {(data || !error) && !isCutOff(accounts) && (
        <DataTable<OwnAccount>
          label={t('heading')}
          columns={columns}
          rows={data}
          rowKey={({ _id }) => _id}
          rowName={({ name_code: bank, account_number: number }) => `${bank} ${number}`}
          rowActions={actions}
          skeletonRows={3}
          empty={
            <EmptyState
              icon={<IconBuildingBank size={22} />}
              text={t('none')}
              helper={tx(words.noneHelp)}
              action={add}
            />
          }
        />
      )}
      {edited !== null && (
        <BankAccountDialog
          calls={calls}
          account={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  )
}
