import { Anchor, Switch } from '@mantine/core'
import { priceLine } from '@pasok/domain/catalog/catalog.prices'
import { decimal, floor, fractionOfPercent, toNumber } from '@pasok/domain/kernel/decimal'
import type { OwnVendor } from '@pasok/domain/vendors/portal/portal.model'
import { vendorSettingsTexts } from '@pasok/domain/vendors/vendors.settings.texts'
import {
  type DefaultTerms,
  listTermProblems,
  TERM_FIELDS,
  type TermField,
} from '@pasok/domain/vendors/vendors.terms.rules'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { bodyOf, differencesOf } from '../../../documents/edited-form'
import { FormBody } from '../../../documents/form-body'
import { LoadError } from '../../../documents/load-error'
import { SaveBar } from '../../../documents/save-bar'
import { useLeaveQuestion } from '../../../documents/use-leave-question'
import { useOwnAccounts, VENDOR_CALLS } from '../../../features/payments/own-accounts.queries'

import { useOwnVendor, useTermsRecord } from '../../../features/vendors/own-vendor.queries'
import { draftOfTerms, type OwnTermsDraft, termsOf } from '../../../features/vendors/terms-draft'
import { TermsFields } from '../../../features/vendors/terms-fields'
import { useTermsForm } from '../../../features/vendors/use-terms-form'
import { isCutOff } from '../../../lib/is-cut-off'
import { NONE, rupiah } from '../../../lib/format'

import { useTexts } from '../../../lib/texts'
import { look } from '../../../ui/look'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import classes from './settings.module.css'

const PRICE = 1_000_000

/**
 * Returns the amounts of an example order under these terms, in whole rupiah; undefined while a term is
 * invalid.
 */
function figuresOf(terms: DefaultTerms): { pays: number; down: number } | undefined {
  if (listTermProblems(terms).length > 0) return undefined
  const { subTotal } = priceLine({
    quantity: 1,
    retailPrice: PRICE,
    discountFraction: 0,
    specialDiscountPercent: 0,
    defaultDiscountPercent: terms.default_discount,
    taxFraction: 0,
  })
  const down = floor(decimal(subTotal).times(fractionOfPercent(terms.default_down_payment)))
  return { pays: toNumber(subTotal), down: toNumber(down) }
}

/** Example: the typed terms applied to an order of one product. */
function TermsExample({ terms }: { terms: DefaultTerms }) {
  const t = useTexts(vendorSettingsTexts)
  const figures = figuresOf(terms)
  const days = terms.default_payment_term
  const rows = [
    { label: t('examplePrice'), value: figures && rupiah(figures.pays) },
    { label: t('exampleDown'), value: figures && rupiah(figures.down) },
    { label: t('exampleRest'), value: figures && rupiah(figures.pays - figures.down) },
    {
      label: t('exampleDue'),
      value: figures && (days === 0 ? t('exampleNow') : t('exampleDays', { days })),
    },
  ]
  return (
    <aside
      className={`${look('stack', 'gap-md', 'min-w-0', 'card')} ${classes.rail}`}
      aria-label={t('example')}
    >
      <div>
        <h2 className={look('text-md', 'semibold')}>{t('example')}</h2>
        <p className={look('dimmed', 'mt-2')}>{t('exampleText', { price: rupiah(PRICE) })}</p>
      </div>
      <dl className={look('stack', 'gap-xs')}>
        {rows.map(({ label, value }) => (
          <div key={label} className={look('flex', 'justify-between', 'gap-md')}>
            <dt>{label}</dt>
            <dd className={look('medium', 'tabular', 'text-right')}>{value ?? NONE}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}

interface VendorTermsDraft extends OwnTermsDraft {
  /** True when buyers pay to the vendor's own account. */
  direct_payment: boolean
}

const draftOf = (vendor: OwnVendor): VendorTermsDraft => ({
  ...draftOfTerms(vendor),
  direct_payment: vendor.direct_payment,
})

const sentOf = (draft: VendorTermsDraft) => ({
  ...termsOf(draft),
  direct_payment: draft.direct_payment,
})

function useVendorTerms(vendor: OwnVendor) {
  const { write, read } = useTermsRecord()
  return useTermsForm<VendorTermsDraft>({
    initial: () => draftOf(vendor),
    version: vendor.version,
    contentOf: sentOf,
    write: (draft, version) =>
      write({ ...sentOf(draft), ...(version !== undefined && { version }) }),
    read: async () => {
      const newest = await read()
      return { draft: draftOf(newest), version: newest.version }
    },
  })
}

const WORDS = {
  default_discount: { label: 'discount', help: 'discountHelp', unit: 'percent' },
  default_down_payment: { label: 'downPayment', help: 'downPaymentHelp', unit: 'percent' },
  default_payment_term: { label: 'paymentTerm', help: 'paymentTermHelp', unit: 'days' },
} as const satisfies Record<TermField, object>

/** Requires a bank account; without one, links to where to add it. */
function DirectSwitch({ form }: { form: ReturnType<typeof useVendorTerms> }) {
  const t = useTexts(vendorSettingsTexts)
  const { data: accounts } = useOwnAccounts(VENDOR_CALLS)
  const { direct_payment: isDirect } = form.draft
  const isMissing = accounts?.length === 0
  return (
    <div>
      <Switch
        label={t('direct')}
        description={t('directHelp')}
        disabled={isMissing && !isDirect}
        checked={isDirect}
        onChange={({ currentTarget }) => form.type({ direct_payment: currentTarget.checked })}
      />
      {isMissing && (
        <p className={look('dimmed', 'mt-2')}>
          {t('directNeedsAccount')}{' '}
          <Anchor
            inherit
            underline="always"
            renderRoot={(props) => (
              <Link {...props} to="/vendor/settings" search={{ tab: 'accounts' }} />
            )}
          >
            {t('toAccounts')}
          </Anchor>
        </p>
      )}
    </div>
  )
}

function TermsForm({ vendor }: { vendor: OwnVendor }) {
  const t = useTexts(vendorSettingsTexts)
  const form = useVendorTerms(vendor)
  const isSaved = useRef(false)
  useLeaveQuestion(form.isChanged, isSaved)
  const { draft } = form
  const wordsOf = (field: TermField) => {
    const { label, help, unit } = WORDS[field]
    return { label: t(label), help: t(help), unit: t(unit) }
  }
  const words = {
    default_discount: wordsOf('default_discount'),
    default_down_payment: wordsOf('default_down_payment'),
    default_payment_term: wordsOf('default_payment_term'),
  }
  const fields = [
    ...TERM_FIELDS.map((field) => ({
      label: words[field].label,
      of: (terms: typeof draft) => terms[field],
    })),
    {
      label: t('direct'),
      of: (terms: typeof draft) => t(terms.direct_payment ? 'yes' : 'no'),
    },
  ]
  return (
    <form
      noValidate
      className={`${classes.columns} ${look('grid', 'align-start', 'gap-lg')}`}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <div className={look('stack', 'gap-md', 'min-w-0')}>
        <section
          className={look('stack', 'gap-md', 'min-w-0', 'card')}
          aria-labelledby="terms-title"
        >
          <div>
            <h2 id="terms-title" className={look('text-md', 'semibold')}>
              {t('termsTitle')}
            </h2>
            <p className={look('dimmed', 'mt-2')}>{t('termsHelp')}</p>
          </div>
          <FormBody
            {...bodyOf(form, (theirs) => differencesOf(fields, draft, theirs))}
            failureTitle={t('failed')}
          >
            <TermsFields form={form} words={words} />
            <DirectSwitch form={form} />
          </FormBody>
        </section>
        <SaveBar form={form} />
      </div>
      <TermsExample terms={termsOf(draft)} />
    </form>
  )
}

/** The vendor's default terms, which apply unless others are agreed with a buyer. */
export function VendorTerms() {
  const vendor = useOwnVendor()
  const { data, error, isFetching, refetch } = vendor
  if (isCutOff(vendor)) return <CutOffNote />
  if (data) return <TermsForm vendor={data} />
  if (error) return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  return <SkeletonRows />
}
