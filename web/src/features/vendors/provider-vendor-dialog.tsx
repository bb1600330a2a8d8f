import { TextInput } from '@mantine/core'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import {
  findNewVendorProblem,
  NEW_VENDOR_FIELDS,
  type NewVendorField,
} from '@pasok/domain/vendors/provider/provider.rules'
import { providerVendorTexts } from '@pasok/domain/vendors/provider/provider.texts'
import { useRef, useState } from 'react'
import { FormDialog } from '../../documents/form-dialog'
import { ApiError } from '../../lib/api-error'
import { useTexts, useTx } from '../../lib/texts'
import { toastSuccess } from '../../lib/toast'
import { useCallKey } from '../../lib/use-call-key'
import { useCreateVendor } from './provider-vendors.queries'

const EMPTY = { legal_name: '', category: '', owner_name: '', owner_email: '' }
type VendorDraft = typeof EMPTY

function useNewVendor(onMade: (id: string) => void) {
  const tx = useTx()
  const creating = useCreateVendor()
  const keyOf = useCallKey()
  const [draft, setDraft] = useState<VendorDraft>(EMPTY)
  const [tried, setTried] = useState(false)
  const fields = useRef<Partial<Record<NewVendorField, HTMLInputElement | null>>>({})
  const { error } = creating
  const issueAt = (field: keyof VendorDraft) =>
    error instanceof ApiError ? error.issueAt(field) : undefined
  const errorAt = (field: keyof VendorDraft) => {
    const checked = NEW_VENDOR_FIELDS.find((one) => one === field)
    const problem = tried && checked ? findNewVendorProblem(checked, draft[checked]) : undefined
    return problem ? tx(problem) : issueAt(field)
  }
  const submit = async () => {
    setTried(true)
    const wrong = NEW_VENDOR_FIELDS.find((field) => findNewVendorProblem(field, draft[field]))
    if (wrong) return fields.current[wrong]?.focus()
    try {
      const { data, message } = await creating.mutateAsync({ body: draft, key: keyOf(draft) })
      toastSuccess(message)
      onMade(data._id)
    } catch (reason) {
      const invalidField = NEW_VENDOR_FIELDS.find(
        (field) => reason instanceof ApiError && reason.issueAt(field) !== undefined,
      )
      if (invalidField) fields.current[invalidField]?.focus()
    }
  }
  return {
    draft,
    type: (field: keyof VendorDraft, text: string) => {
      creating.reset()
      setDraft((before) => ({ ...before, [field]: text }))
    },
    refOf: (field: NewVendorField) => (element: HTMLInputElement | null) => {
      fields.current[field] = element
    },
    errorAt,
    submit,
    isSaving: creating.isPending,
    isChanged: Object.values(draft).some((text) => text !== ''),
    failure: Object.keys(EMPTY).some((field) => issueAt(field as keyof VendorDraft)) ? null : error,
    dismiss: creating.reset,
  }
}

interface VendorDialogProps {
  onMade: (id: string) => void
  onClose: () => void
}

export function VendorDialog({ onMade, onClose }: VendorDialogProps) {
  const t = useTexts(providerVendorTexts)
  const form = useNewVendor(onMade)
  const common = (field: keyof VendorDraft) => ({
    value: form.draft[field],
    error: form.errorAt(field),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) =>
      form.type(field, event.currentTarget.value),
  })
  const helpAt = (field: keyof VendorDraft, key: 'legalNameHelp' | 'ownerEmailHelp') =>
    form.errorAt(field) === undefined ? t(key) : undefined
  return (
    <FormDialog
      title={t('add')}
      submitLabel={t('add')}
      isChanged={form.isChanged}
      isSaving={form.isSaving}
      failure={form.failure}
      failureTitle={t('failed')}
      onDismissFailure={form.dismiss}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <TextInput
        {...common('legal_name')}
        ref={form.refOf('legal_name')}
        data-autofocus
        required
        label={t('legalName')}
        description={helpAt('legal_name', 'legalNameHelp')}
        maxLength={LONGEST_NAME}
      />
      <TextInput {...common('category')} label={t('category')} maxLength={LONGEST_NAME} />
      <TextInput
        {...common('owner_name')}
        ref={form.refOf('owner_name')}
        required
        label={t('ownerName')}
        maxLength={LONGEST_NAME}
      />
      <TextInput
        {...common('owner_email')}
        ref={form.refOf('owner_email')}
        required
        type="email"
        label={t('ownerEmail')}
        description={helpAt('owner_email', 'ownerEmailHelp')}
        maxLength={254}
      />
    </FormDialog>
  )
}
