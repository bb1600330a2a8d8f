import { Button, Skeleton } from '@mantine/core'
import { companyProfileTexts } from '@pasok/domain/company/company.profile.texts'
import { IconBuildingOff, IconPencil } from '@tabler/icons-react'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { Facts, type Fact } from '../../../documents/facts'
import { LoadError } from '../../../documents/load-error'
import { useCompany, type Company } from '../../../features/company/company.queries'
import { ApiError } from '../../../lib/api-error'
import { isCutOff } from '../../../lib/cut-off'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { EmptyState } from '../../../ui/empty-state'
import { useSlow } from '../../../ui/skeleton-rows'
import { useContactFacts, useDetailFacts, useSocialFacts } from './company-facts'
import type { Part } from './dialogs'
import { loadDialogsAhead, PartDialog } from './lazy-dialogs'
import classes from './profile.module.css'

const PARTS = ['detail', 'contact', 'social'] as const satisfies readonly Part[]

interface BlockProps {
  part: Part
  onEdit: ((part: Part) => void) | undefined
  children: ReactNode
}

function Block({ part, onEdit, children }: BlockProps) {
  const t = useTexts(companyProfileTexts)
  const id = useId()
  return (
    <section className={classes.block} data-part={part} aria-labelledby={id}>
      <header className={classes.blockHead}>
        <h2 id={id} className={classes.blockTitle}>
          {t(part)}
        </h2>
        {onEdit && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={14} aria-hidden />}
            aria-label={t('editPart', { part: t(part) })}
            onPointerEnter={loadDialogsAhead}
            onFocus={loadDialogsAhead}
            onClick={() => onEdit(part)}
          >
            {t('edit')}
          </Button>
        )}
      </header>
      {children}
    </section>
  )
}

/** The labels stand there at once; what they say comes after them, in as much room. */
function Waiting({ facts }: { facts: readonly Fact[] }) {
  const slow = useSlow(true)
  return (
    <Facts
      facts={facts.map(({ label }, at) => ({
        label,
        value: (
          <span className={classes.waiting} aria-hidden>
            {slow && <Skeleton height={10} width={`${78 - ((at * 19) % 40)}%`} />}
          </span>
        ),
      }))}
    />
  )
}

function Blocks({ company }: { company: Company | undefined }) {
  const canEdit = useCan('company.edit')
  const [edited, setEdited] = useState<Part | null>(null)
  const facts: Record<Part, readonly Fact[]> = {
    detail: useDetailFacts(company),
    contact: useContactFacts(company),
    social: useSocialFacts(company),
  }
  return (
    <div className={classes.blocks} aria-busy={company === undefined}>
      {PARTS.map((part) => (
        <Block key={part} part={part} onEdit={canEdit && company ? setEdited : undefined}>
          {company ? <Facts facts={facts[part]} /> : <Waiting facts={facts[part]} />}
        </Block>
      ))}
      {edited && company && (
        <Suspense>
          <PartDialog part={edited} company={company} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </div>
  )
}

/** Spec 1 §2, Company Info: three blocks, each with its dialog. */
export function CompanyInfo() {
  const t = useTexts(companyProfileTexts)
  const company = useCompany()
  const { data, error, isFetching, refetch } = company
  if (isCutOff(company)) return <CutOffNote />
  if (data || !error) return <Blocks company={data} />
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        icon={<IconBuildingOff size={22} />}
        text={t('infoMissing')}
        helper={t('infoMissingHelp')}
      />
    )
  return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
}
