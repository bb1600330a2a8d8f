import { Button } from '@mantine/core'
import type { CompanyType } from '@pasok/domain/company/provider/provider.model'
import { providerMasterTexts } from '@pasok/domain/company/provider/provider.texts'
import { providerTexts } from '@pasok/domain/kernel/provider.texts'
import { IconArrowLeft, IconBan, IconFileCertificate, IconPlus } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { LoadError } from '../../../documents/load-error'
import { useLeaveQuestion } from '../../../documents/use-leave-question'
import { Chip } from '../../../documents/chip'
import { useCompanyTypes } from '../../../features/company/provider-masters.queries'
import { TypeEditor } from '../../../features/company/provider-type-editor'
import { useTypeForm } from '../../../features/company/provider-use-type-form'
import { count as formatCount } from '../../../lib/format'
import { useTexts } from '../../../lib/texts'
import { usePhone } from '../../../lib/use-phone'
import { EmptyState } from '../../../ui/empty-state'
import { PageHead } from '../../../ui/page-head'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import classes from './company-types.module.css'
import { look } from '../../../ui/look'

const NEW = 'new'
const PATH = '/provider/company-types'

function useUsage() {
  const t = useTexts(providerMasterTexts)
  const choose = (value: number, none: string, one: string, many: string) =>
    value === 0 ? none : value === 1 ? one : many
  return ({ documents, companies }: CompanyType) => {
    const activeCount = documents.filter(({ active }) => active).length
    const texts = [
      choose(
        activeCount,
        t('documentsNone'),
        t('documentsOne'),
        t('documentsMany', { count: formatCount(activeCount) }),
      ),
      choose(
        companies,
        t('companiesNone'),
        t('companiesOne'),
        t('companiesMany', { count: formatCount(companies) }),
      ),
    ]
    return texts.join(' · ')
  }
}

function TypeList({ types, shown }: { types: readonly CompanyType[]; shown: string | undefined }) {
  const t = useTexts(providerMasterTexts)
  const usageOf = useUsage()
  return (
    <nav
      aria-label={t('types')}
      className={`${classes.list} ${look('stack', 'flex-none', 'frame', 'divided', 'overflow-y', 'phone-w-full')}`}
    >
      {types.map((type) => (
        <Link
          key={type._id}
          to={PATH}
          search={{ id: type._id }}
          className={`${classes.entry} ${look('entry', 'row', 'wrap', 'justify-between', 'p-xs-sm', 'color-inherit', 'no-underline')}`}
          aria-current={type._id === shown ? 'true' : undefined}
        >
          <span className={look('medium', 'break-anywhere')}>{type.name}</span>
          {!type.active && (
            <Chip family="gray" icon={IconBan}>
              {t('notOffered')}
            </Chip>
          )}
          <span className={look('own-line', 'dimmed', 'text-xs')}>{usageOf(type)}</span>
        </Link>
      ))}
    </nav>
  )
}

function Editor({ type }: { type: CompanyType | undefined }) {
  const t = useTexts(providerMasterTexts)
  const navigate = useNavigate()
  const isSaved = useRef(false)
  const form = useTypeForm(type, (saved) => {
    if (type) return
    isSaved.current = true
    void navigate({ to: PATH, search: { id: saved._id }, replace: true })
  })
  useLeaveQuestion(form.isChanged, isSaved)
  return (
    <section className={look('min-w-0', 'card')} aria-label={type ? type.name : t('newType')}>
      <h2 className={look('text-lg', 'semibold', 'break-anywhere', 'mb-md')}>
        {type ? type.name : t('newType')}
      </h2>
      <TypeEditor form={form} />
    </section>
  )
}

/** `/provider/company-types`: the company types, with the editor beside them. */
export default function CompanyTypesScreen() {
  const t = useTexts(providerMasterTexts)
  const tp = useTexts(providerTexts)
  const phone = usePhone()
  const { id } = useSearch({ from: '/provider/company-types' })
  const { data, error, isFetching, refetch } = useCompanyTypes()
  const shown = id ?? (phone ? undefined : data?.[0]?._id)
  const type = data?.find(({ _id }) => _id === shown)
  const isEditing = type !== undefined || shown === NEW
  const add = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to={PATH} search={{ id: NEW }} />}
    >
      {t('newType')}
    </Button>
  )
  const back = (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      renderRoot={(props) => <Link {...props} to={PATH} search={{}} />}
    >
      {t('types')}
    </Button>
  )
  const isList = !phone || id === undefined
  return (
    <>
      <PageHead title={tp('companyTypes')} count={data?.length} actions={isList ? add : back} />
      {error && !data && (
        <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonRows rows={6} height={56} />}
      {data && (
        <div className={look('flex', 'align-start', 'gap-md')}>
          {isList && data.length > 0 && <TypeList types={data} shown={shown} />}
          <div className={look('grow', 'empty-hidden')}>
            {isEditing && <Editor key={shown} type={type} />}
            {!isEditing && id !== undefined && (
              <EmptyState
                icon={<IconFileCertificate size={22} />}
                text={t('typeMissing')}
                helper={t('chooseType')}
              />
            )}
            {data.length === 0 && !isEditing && id === undefined && (
              <EmptyState
                icon={<IconFileCertificate size={22} />}
                text={t('noTypes')}
                helper={t('noTypesHelp')}
                action={add}
              />
            )}
          </div>
        </div>
      )}
    </>
  )
}
