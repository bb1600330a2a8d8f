import { Button, Text, TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import type { FoundVendor, PreferredVendor } from '@pasok/domain/vendors/relations/relations.model'
import { relationTerm } from '@pasok/domain/vendors/relations/relations.rules'
import { relationTexts } from '@pasok/domain/vendors/relations/relations.texts'
import { IconBuildingStore, IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type SubmitEvent, useRef, useState } from 'react'
import { Facts } from '../../../documents/facts'
import { FailureNotice } from '../../../documents/failure-notice'
import { FormDialog } from '../../../documents/form-dialog'
import { useAct } from '../../../documents/use-act'
import { WholeList } from '../../../documents/whole-list'
import {
  useFindVendor,
  usePreferredVendors,
  useRemoveRelation,
  useRequestRelation,
} from '../../../features/catalog/relations.queries'
import { draftOfTerms, TERMS_FIELDS, termsOf } from '../../../features/vendors/relation-terms'
import {
  RelationTermsFields,
  useTermsInputs,
} from '../../../features/vendors/relation-terms-fields'
import { messageOf } from '../../../lib/api-error'
import { TABLE_SIZES } from '../../../lib/list-address'
import { NONE } from '../../../lib/format'
import { useCan } from '../../../lib/session'
import { useTexts } from '../../../lib/texts'
import { toastError, toastSuccess } from '../../../lib/toast'
import { EmptyState } from '../../../ui/empty-state'
import { look } from '../../../ui/look'
import { PageHead } from '../../../ui/page-head'
import { DetailDialog } from './detail-dialog'
import classes from './screen.module.css'
import type { VendorListSearch } from './search-params'
import { useVendorColumns } from './vendor-columns'

interface RequestDialogProps {
  vendor: FoundVendor
  onClose: () => void
}

/** Initial values of a request: the company's own defaults, or the specified nulls. */
const initialTerms = ({ request }: FoundVendor) =>
  draftOfTerms({
    initial_discount: request.initial_discount,
    payment_term: request.payment_term?.value ?? null,
    down_payment: request.down_payment,
  })

/** Dialog that requests a preferred buyer relation (Spec 2 §2). */
function RequestDialog({ vendor, onClose }: RequestDialogProps) {
  const t = useTexts(relationTexts)
  const initial = initialTerms(vendor)
  const [draft, setDraft] = useState(initial)
  const [isTried, setTried] = useState(false)
  const [failure, setFailure] = useState<Error | null>(null)
  const { fields, goToWrong } = useTermsInputs()
  const { mutateAsync: request, isPending } = useRequestRelation()
  const submit = async () => {
    setTried(true)
    setFailure(null)
    if (goToWrong(draft)) return
    const { payment_term: days, ...percents } = termsOf(draft)
    try {
      const message = await request({
        vendor_id: vendor.vendor_id,
        ...percents,
        product: [...vendor.request.product],
        payment_term: days === null ? null : relationTerm(days),
        status: vendor.request.status,
      })
      toastSuccess(message)
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
    }
  }
  return (
    <FormDialog
      title={t('requestTitle', { vendor: vendor.legal_name })}
      submitLabel={t('request')}
      isChanged={TERMS_FIELDS.some((field) => draft[field] !== initial[field])}
      isSaving={isPending}
      failure={failure}
      failureTitle={t('requestFailed')}
      onDismissFailure={() => setFailure(null)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Text>{t('requestText')}</Text>
      <Facts
        facts={[
          { label: t('code'), value: vendor.company_code },
          { label: t('address'), value: vendor.address || NONE },
        ]}
      />
      <RelationTermsFields
        draft={draft}
        onType={(typed) => setDraft((before) => ({ ...before, ...typed }))}
        isTried={isTried}
        fields={fields}
        words={{
          discount: {
            label: t('initialDiscount'),
            help: t('initialDiscountHelp'),
            wrong: t('percentWrong'),
          },
          term: { label: t('paymentTerm'), help: t('paymentTermHelp'), wrong: t('daysWrong') },
          down: { label: t('downPayment'), help: t('downPaymentHelp'), wrong: t('percentWrong') },
        }}
      />
    </FormDialog>
  )
}

interface FindVendorProps {
  onFound: (vendor: FoundVendor) => void
}

/** Finds a vendor by its company code, which is required (Spec 2 §2). */
function FindVendor({ onFound }: FindVendorProps) {
  const t = useTexts(relationTexts)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [known, setKnown] = useState<FoundVendor | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const { mutateAsync: find, isPending } = useFindVendor()
  const showProblem = (message: string) => {
    setProblem(message)
    field.current?.focus()
  }
  const search = async () => {
    setKnown(null)
    if (code.trim() === '') return showProblem(t('codeRequired'))
    try {
      const vendor = await find(code.trim())
      if (vendor.stage === 'Requested' || vendor.stage === 'Active') return setKnown(vendor)
      onFound(vendor)
    } catch (error) {
      showProblem(messageOf(error))
    }
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isPending) void search()
  }
  const vendor = known?.legal_name ?? ''
  return (
    <form
      noValidate
      className={`${classes.find} ${look('grid', 'align-start', 'gap-xs', 'mb-md', 'card')}`}
      onSubmit={submit}
      aria-label={t('findTitle')}
    >
      <TextInput
        ref={field}
        classNames={{ root: classes.field, wrapper: classes.code }}
        required
        label={t('codeLabel')}
        description={t('codeHelp')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LONGEST_NAME}
        error={problem}
        value={code}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          setProblem(null)
          setKnown(null)
        }}
      />
      <Button
        type="submit"
        className={classes.findButton}
        leftSection={<IconSearch size={16} aria-hidden />}
        loading={isPending}
      >
        {t('findVendor')}
      </Button>
      <p role="status" className={look('span-all', 'break-anywhere')} hidden={known === null}>
        {known && t(known.stage === 'Active' ? 'isActive' : 'isWaiting', { vendor })}
      </p>
    </form>
  )
}

/** Removes a vendor after confirmation, in the version that the user saw. */
function useRemoval() {
  const t = useTexts(relationTexts)
  const { mutateAsync } = useRemoveRelation()
  const { act, refusal, dismiss } = useAct()
  const remove = (row: PreferredVendor) => {
    const vendor = row.legal_name
    return act({
      question: {
        title: t('sureRemove', { vendor }),
        text: t(row.stage === 'Active' ? 'sureRemoveActive' : 'sureRemoveOther'),
        confirmLabel: t('yesRemove'),
        danger: true,
      },
      failed: t('failedRemove', { vendor }),
      run: () => mutateAsync(row),
    })
  }
  return { remove, refusal, dismiss }
}

/** `/dashboard/vendor-list`: My Vendors (Spec 2 §2). */
export default function VendorListScreen() {
  const t = useTexts(relationTexts)
  const navigate = useNavigate()
  const address = useSearch({ from: '/dashboard/vendor-list' })
  const vendors = usePreferredVendors()
  const mayManage = useCan('vendors.manage')
  const { mutateAsync: find } = useFindVendor()
  const { remove, refusal, dismiss } = useRemoval()
  const [requesting, setRequesting] = useState<FoundVendor | null>(null)
  const go = (next: Partial<Record<keyof VendorListSearch, unknown>>) =>
    void navigate({
      to: '/dashboard/vendor-list',
      search: (before) => ({ ...before, ...next }) as VendorListSearch,
    })
  const requestAgain = async ({ company_code: code }: PreferredVendor) => {
    try {
      setRequesting(await find(code))
    } catch (error) {
      toastError(messageOf(error))
    }
  }
  const columns = useVendorColumns({
    onDetail: (row) => go({ vendor: row.vendor_id }),
    onRequest: (row) => void requestAgain(row),
    onRemove: (row) => void remove(row),
  })
  return (
    <>
      <PageHead title={t('heading')} count={vendors.data?.length} text={t('headingText')} />
      {mayManage && <FindVendor onFound={setRequesting} />}
      {refusal && (
        <FailureNotice
          title={refusal.title}
          messages={[refusal.message]}
          next={refusal.next}
          onClose={dismiss}
        />
      )}
      <WholeList<PreferredVendor>
        query={vendors}
        label={t('heading')}
        columns={columns}
        rowKey={(row) => row.vendor_id}
        rowName={(row) => row.legal_name}
        searchLabel={t('search')}
        textsOf={(row) => [row.legal_name, row.company_code, row.address]}
        address={address}
        go={go}
        pageSizes={TABLE_SIZES}
        empty={
          <EmptyState
            icon={<IconBuildingStore size={22} />}
            text={t('none')}
            helper={t(mayManage ? 'noneHelp' : 'noneToRead')}
          />
        }
      />
      {requesting && (
        <RequestDialog
          key={requesting.vendor_id}
          vendor={requesting}
          onClose={() => setRequesting(null)}
        />
      )}
      {address.vendor !== undefined && (
        <DetailDialog
          vendorId={address.vendor}
          name={vendors.data?.find((row) => row.vendor_id === address.vendor)?.legal_name}
          onClose={() => go({ vendor: undefined })}
        />
      )}
    </>
  )
}
