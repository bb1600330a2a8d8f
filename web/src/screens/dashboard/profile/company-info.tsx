import { Anchor, Button } from '@mantine/core'
import type { CompanyDetail } from '@pasok/domain/company/company.model'
import { companyProfileTexts } from '@pasok/domain/company/company.profile.texts'
import { IconBuildingOff, IconExternalLink, IconPencil } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { type Fact, Facts } from '../../../documents/facts'
import { LoadError } from '../../../documents/load-error'
import { StatusChip } from '../../../documents/status-chip'
import { type Company, useCompany } from '../../../features/company/company.queries'
import { lineOf } from '../../../features/company/place-line'
import { shownLink, socialLink, type SocialNetwork } from '../../../features/company/social-fields'
import { ApiError } from '../../../lib/api-error'
import { isCutOff } from '../../../lib/is-cut-off'
import { LazyBoundary, lazyPiece } from '../../../lib/lazy-boundary'
import { NONE } from '../../../lib/format'
import { useCan, useSession } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { closeWithToast } from '../../../lib/toast'
import { Code } from '../../../ui/code'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import type { Part } from './dialogs'
import classes from './profile.module.css'

function NotGiven() {
  return <span className={look('dimmed')}>{NONE}</span>
}

const given = (text: string) => text || <NotGiven />

function useDetailFacts(company: CompanyDetail): readonly Fact[] {
  const t = useTexts(companyProfileTexts)
  return [
    { label: t('legalName'), value: given(company.legal_name) },
    { label: t('businessName'), value: given(company.name) },
    { label: t('companyCode'), value: <Code value={company.company_code} /> },
    { label: t('customCode'), value: company.costume_code || t('customCodeNone') },
    { label: t('category'), value: given(company.category) },
    { label: t('type'), value: given(company.type_value) },
    { label: t('status'), value: <StatusChip status={company.verification_status} /> },
  ]
}

function Phone({ number }: { number: string }) {
  if (!number) return <NotGiven />
  return (
    <Anchor href={`tel:${number}`} inherit>
      {number}
    </Anchor>
  )
}

function useContactFacts(company: CompanyDetail): readonly Fact[] {
  const t = useTexts(companyProfileTexts)
  return [
    { label: t('contactName'), value: given(company.technical_contact) },
    { label: t('mainPhone'), value: <Phone number={company.phone} /> },
    { label: t('mobilePhone'), value: <Phone number={company.whatsapp} /> },
    { label: t('addressLine'), value: given(lineOf(company)) },
  ]
}

function Social({ network, text }: { network: SocialNetwork; text: string }) {
  const t = useTexts(companyProfileTexts)
  if (!text) return <NotGiven />
  const href = socialLink(network, text)
  if (href === undefined) return text
  return (
    <Anchor
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      inherit
      aria-label={t('openTab', { text: shownLink(text) })}
    >
      {shownLink(text)} <IconExternalLink size={14} className={classes.away} aria-hidden />
    </Anchor>
  )
}

const NETWORKS = ['website', 'instagram', 'facebook', 'twitter'] as const

function useSocialFacts(company: CompanyDetail): readonly Fact[] {
  const t = useTexts(companyProfileTexts)
  return NETWORKS.map((network) => ({
    label: t(network),
    value: <Social network={network} text={company[network]} />,
  }))
}

// Loaded on demand: phone numbers and regions are large, and users who only read do not need them.
const PartDialog = lazyPiece(async () => (await import('./dialogs')).PartDialog)

const PARTS = ['detail', 'contact', 'social'] as const satisfies readonly Part[]

interface BlockProps {
  part: Part
  /** Undefined for users without permission. */
  onEdit: ((part: Part) => void) | undefined
  isWaiting: boolean
  children: ReactNode
}

function Block({ part, onEdit, isWaiting, children }: BlockProps) {
  const t = useTexts(companyProfileTexts)
  const id = useId()
  return (
    <section
      className={`${classes.block} ${look('card', 'container')}`}
      data-part={part}
      aria-labelledby={id}
    >
      <header className={look('row', 'justify-between', 'gap-sm', 'min-h-32', 'mb-sm')}>
        <h2 id={id} className={look('text-md', 'semibold')}>
          {t(part)}
        </h2>
        {onEdit && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPencil size={14} aria-hidden />}
            aria-label={t('editPart', { part: t(part) })}
            disabled={isWaiting}
            onPointerEnter={PartDialog.preload}
            onFocus={PartDialog.preload}
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

/** Until the company is loaded, shows the session's copy, which cannot be edited. */
function Blocks({ company }: { company: Company | undefined }) {
  const canEdit = useCan('company.edit')
  const { company_detail: copy } = useSession()
  const [edited, setEdited] = useState<Part | null>(null)
  const close = () => setEdited(null)
  const detail = company ?? copy
  const facts: Record<Part, readonly Fact[]> = {
    detail: useDetailFacts(detail),
    contact: useContactFacts(detail),
    social: useSocialFacts(detail),
  }
  return (
    <div
      className={`${classes.blocks} ${look('grid', 'two-columns', 'align-start', 'gap-md', 'narrow-one-column')}`}
      aria-busy={company === undefined}
    >
      {PARTS.map((part) => (
        <Block
          key={part}
          part={part}
          onEdit={canEdit ? setEdited : undefined}
          isWaiting={company === undefined}
        >
          <Facts facts={facts[part]} />
        </Block>
      ))}
      {edited && company && (
        <LazyBoundary onMissing={closeWithToast(close)}>
          <PartDialog part={edited} company={company} onClose={close} />
        </LazyBoundary>
      )}
    </div>
  )
}

/** Company Info (Spec 1 §2): three blocks, each with its dialog. */
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
