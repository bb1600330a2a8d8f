import { superAdminTexts } from '@pasok/domain/team/team.super-admin.texts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { LoadError } from '../../../documents/load-error'
import { SelectCompanySearch } from '../../../features/team/select-company-search'
import { SelectCompanyTable } from '../../../features/team/select-company-table'
import { useOwnedCompanies } from '../../../features/team/select-company.queries'
import { useSignedIn } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { PageHead } from '../../../ui/page-head'
import { parseSearch } from '../search-params'

/** `/login/select-company` (Spec 1 §2). */
export default function SelectCompanyScreen() {
  const t = useTexts(superAdminTexts)
  const name = useSignedIn()?.fullname ?? ''
  const { buyer_name: searched } = parseSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const companies = useOwnedCompanies(searched)
  const search = (text: string) =>
    void navigate({
      to: '/login/select-company',
      search: text === '' ? {} : { buyer_name: text },
      replace: true,
    })
  return (
    <>
      <PageHead title={t('welcome', { name })} text={t('welcomeHelp')} />
      <SelectCompanySearch name={searched ?? ''} onSearch={search} />
      {companies.isError && !companies.data ? (
        <LoadError
          error={companies.error}
          busy={companies.isFetching}
          onRetry={() => void companies.refetch()}
        />
      ) : (
        <SelectCompanyTable companies={companies.data} isSearch={searched !== undefined} />
      )}
    </>
  )
}
