import { Anchor, Switch, TextInput } from '@mantine/core'
import type { OwnVendor } from '@pasok/domain/vendors/vendors.desk.model'
import { vendorSettingsTexts } from '@pasok/domain/vendors/vendors.settings.texts'
import { TERM_FIELDS, type TermField } from '@pasok/domain/vendors/vendors.terms.rules'
import { Link } from '@tanstack/react-router'
import { useRef, type RefObject } from 'react'
import { CutOffNote } from '../../../documents/cut-off-note'
import { bodyOf, differencesOf } from '../../../documents/edited-form'
import { FormBody } from '../../../documents/form-body'
import { LoadError } from '../../../documents/load-error'
import { useLeaveQuestion } from '../../../documents/use-leave-question'
import { useOwnAccounts } from '../../../features/payments/own-accounts.queries'
import { VENDOR_CALLS } from '../../../features/payments/vendor-own-accounts'
import { useOwnVendor } from '../../../features/vendors/own-vendor.queries'
import { isCutOff } from '../../../lib/cut-off'
import { useTexts } from '../../../lib/texts'
import { SkeletonRows } from '../../../ui/skeleton-rows'
import { SaveBar } from './save-bar'
import classes from './settings.module.css'
import { termsOf } from './terms-draft'
import { TermsExample } from './terms-example'
import { useTermsForm } from './use-terms-form'

const WORDS = {
  default_discount: { label: 'discount', help: 'discountHelp', unit: 'percent' },
  default_down_payment: { label: 'downPayment', help: 'downPaymentHelp', unit: 'percent' },
  default_payment_term: { label: 'paymentTerm', help: 'paymentTermHelp', unit: 'days' },
} as const satisfies Record<TermField, object>

interface TermFieldsProps {
  form: ReturnType<typeof useTermsForm>
  /** Where each is, to be gone to. */
  fields: RefObject<Partial<Record<TermField, HTMLInputElement>>>
}

function TermFields({ form, fields }: TermFieldsProps) {
  const t = useTexts(vendorSettingsTexts)
  const { draft } = form
  return (
    <>
      {TERM_FIELDS.map((field) => {
        const { label, help, unit } = WORDS[field]
        return (
          <TextInput
            key={field}
            ref={(element) => {
              if (element) fields.current[field] = element
            }}
            label={t(label)}
            description={t(help)}
            classNames={{ wrapper: classes.number }}
            inputWrapperOrder={['label', 'description', 'input', 'error']}
            withAsterisk
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            rightSection={<span className={classes.unit}>{t(unit)}</span>}
            rightSectionWidth={48}
            value={draft[field]}
            error={form.errorAt(field)}
            onChange={({ currentTarget }) => form.type({ [field]: currentTarget.value })}
            onBlur={() => form.leave(field)}
          />
        )
      })}
      <DirectSwitch form={form} />
    </>
  )
}

/** Nobody pays directly to a vendor without an account: where to add one is said. */
function DirectSwitch({ form }: { form: ReturnType<typeof useTermsForm> }) {
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
        <p className={classes.help}>
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
  const fields = useRef<Partial<Record<TermField, HTMLInputElement>>>({})
  const form = useTermsForm(vendor, (field) => fields.current[field]?.focus())
  const isSaved = useRef(false)
  useLeaveQuestion(form.isChanged, isSaved)
  const { draft } = form
  const told = [
    ...TERM_FIELDS.map((field) => ({
      label: t(WORDS[field].label),
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
      className={classes.columns}
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
    >
      <div className={classes.main}>
        <section className={classes.card} aria-labelledby="terms-title">
          <div>
            <h2 id="terms-title" className={classes.title}>
              {t('termsTitle')}
            </h2>
            <p className={classes.help}>{t('termsHelp')}</p>
          </div>
          <FormBody
            {...bodyOf(form, (theirs) => differencesOf(told, draft, theirs))}
            failureTitle={t('failed')}
          >
            <TermFields form={form} fields={fields} />
          </FormBody>
        </section>
        <SaveBar isChanged={form.isChanged} isSaving={form.isSaving} onUndo={form.undo} />
      </div>
      <TermsExample terms={termsOf(draft)} />
    </form>
  )
}

/** What the vendor asks of buyers unless something else is agreed. */
export function VendorTerms() {
  const vendor = useOwnVendor()
  const { data, error, isFetching, refetch } = vendor
  if (isCutOff(vendor)) return <CutOffNote />
  if (data) return <TermsForm vendor={data} />
  if (error) return <LoadError error={error} busy={isFetching} onRetry={() => void refetch()} />
  return <SkeletonRows />
}
