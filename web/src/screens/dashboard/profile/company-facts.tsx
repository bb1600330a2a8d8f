import { Anchor } from '@mantine/core'
import type { CompanyDetail } from '@pasok/domain/company/company.model'
import { companyProfileTexts } from '@pasok/domain/company/company.profile.texts'
import { IconExternalLink } from '@tabler/icons-react'
import type { Fact } from '../../../documents/facts'
import { StatusChip } from '../../../documents/status-chip'
import { lineOf } from '../../../features/company/place-line'
import { shownLink, socialLink, type SocialNetwork } from '../../../features/company/social-links'
import { NONE } from '../../../lib/none'
import { useTexts } from '../../../lib/texts'
import { Code } from '../../../ui/code'
import classes from './profile.module.css'
import { look } from '../../../ui/look'

function NotGiven() {
  return <span className={look('dimmed')}>{NONE}</span>
}

const given = (text: string) => text || <NotGiven />

export function useDetailFacts(company: CompanyDetail): readonly Fact[] {
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

export function useContactFacts(company: CompanyDetail): readonly Fact[] {
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

export function useSocialFacts(company: CompanyDetail): readonly Fact[] {
  const t = useTexts(companyProfileTexts)
  return NETWORKS.map((network) => ({
    label: t(network),
    value: <Social network={network} text={company[network]} />,
  }))
}
