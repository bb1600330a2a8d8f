import { Button } from '@mantine/core'
import type { CompanyRow, CompanyStage } from '@pasok/domain/company/provider/provider.model'
import { providerCompanyTexts } from '@pasok/domain/company/provider/provider.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { IconBuilding } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useCallback } from 'react'
import { MAX_ELSEWHERE } from '../../documents/found-elsewhere'
import { ListScreen, PAGE_SIZE } from '../../documents/list-screen'
import {
  findCompanies,
  useCompanies,
  useCompanyCounts,
} from '../../features/company/provider-companies.queries'
import { writeAddress } from '../../lib/address'
import { useTexts } from '../../lib/texts'
import { EmptyState } from '../../ui/empty-state'
import { PageHead } from '../../ui/page-head'
import { useCompanyColumns } from './company-columns'
import { SearchBox } from '../../ui/search-box'
import type { CompaniesSearch } from './search-params'
import { look } from '../../ui/look'
import { StageTabs } from '../../documents/stage-tabs'

/** In the order of the work to do. */
const TABS = [
  'waiting',
  'verified',
  'returned',
  'registering',
] as const satisfies readonly CompanyStage[]

interface CompanyStageTabsProps {
  stage: CompanyStage
  onStage: (stage: CompanyStage) => void
  children: ReactNode
}

function CompanyStageTabs({ stage, onStage, children }: CompanyStageTabsProps) {
  const t = useTexts(providerCompanyTexts)
  const counts = useCompanyCounts().data
  const stages = TABS.map((key) => ({ key, label: t(key), count: counts?.[key] }))
  return (
    <StageTabs label={t('standings')} stages={stages} chosen={stage} onTurn={onStage}>
      {children}
    </StageTabs>
  )
}

const PAGE_SIZES = [PAGE_SIZE, 50, 100] as const

const NONE = {
  waiting: 'noneWaiting',
  verified: 'noneVerified',
  returned: 'noneReturned',
  registering: 'noneRegistering',
} as const satisfies Record<CompanyStage, keyof typeof providerCompanyTexts>

interface NoCompaniesProps {
  stage: CompanyStage
  onWaiting: () => void
}

function NoCompanies({ stage, onWaiting }: NoCompaniesProps) {
  const t = useTexts(providerCompanyTexts)
  const waiting = stage === 'waiting'
  return (
    <EmptyState
      icon={<IconBuilding size={22} />}
      text={t(NONE[stage])}
      helper={waiting ? t('noneWaitingHelp') : undefined}
      action={
        waiting ? undefined : (
          <Button variant="default" onClick={onWaiting}>
            {t('showWaiting')}
          </Button>
        )
      }
    />
  )
}

/** `/provider`: the companies by stage, longest waiting first. */
export default function CompaniesScreen() {
  const t = useTexts(providerCompanyTexts)
  const tp = useTexts(providerTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/provider/' })
  const { standing = 'waiting', search, skip = 0, limit = PAGE_SIZE } = address
  const companies = useCompanies({ standing, search, skip, limit })
  const columns = useCompanyColumns(standing)
  const go = useCallback(
    (next: Partial<Record<keyof CompaniesSearch, unknown>>, replace = false) =>
      void navigate({
        to: '/provider',
        search: (before) => ({ ...before, skip: undefined, ...next }) as CompaniesSearch,
        replace,
      }),
    [navigate],
  )
  const onSearch = useCallback((next: string | undefined) => go({ search: next }, true), [go])
  return (
    <>
      <PageHead title={tp('companies')} />
      <CompanyStageTabs stage={standing} onStage={(next) => go({ standing: next })}>
        <div className={look('row', 'wrap', 'gap-sm', 'mb-sm')}>
          <SearchBox label={t('searchCompanies')} value={search ?? ''} onSearch={onSearch} />
        </div>
        <ListScreen<CompanyRow>
          label={`${tp('companies')}: ${t(standing)}`}
          columns={columns}
          query={companies}
          address={address}
          go={go}
          pageSizes={PAGE_SIZES}
          rowKey={({ _id }) => _id}
          rowLink={({ _id }) => ({ to: '/provider/companies/$id', params: { id: _id } })}
          elsewhere={{
            list: 'listCompanies',
            find: async (words, signal) =>
              (await findCompanies(words, MAX_ELSEWHERE, signal)).map((row) => ({
                code: row.legal_name,
                tab: t(row.standing),
                address: `/provider${writeAddress({ standing: row.standing, search: words })}`,
              })),
          }}
          none={<NoCompanies stage={standing} onWaiting={() => go({ standing: 'waiting' })} />}
        />
      </CompanyStageTabs>
    </>
  )
}
