import { TextInput } from '@mantine/core'
import { companyAddressTexts } from '@pasok/domain/company/addresses/address.texts'
import type { Address } from '@pasok/domain/company/company.model'
import { LONGEST_NAME } from '@pasok/domain/kernel/limits'
import { useQueryClient } from '@tanstack/react-query'
import { call, callReply, queryKey } from '../../lib/api'
import { useSession } from '../../lib/session'
import { RecordDialog } from '../../documents/record-dialog'
import { useTexts } from '../../lib/texts'
import { useCallKey } from '../../lib/use-call-key'
import { sentPhone } from '../../ui/phone'
import { PhoneField } from '../../ui/phone-field'
import {
  ADDRESS_FIELDS,
  addressBodyOf,
  addressDraftOf,
  addressProblems,
  NEW_ADDRESS,
} from './address-draft'
import { AddressFields } from './address-fields'
import { publishCompanyChange } from './company.queries'
import { FIELD_ID } from './field-problems'
import { lineOf } from './place-line'
import { useCompanyRecord } from './use-company-record'
import type { WizardPieces } from './wizard-pieces'

interface AddressDialogProps extends Pick<WizardPieces, 'PlaceFields'> {
  /** Undefined for a new address. */
  address: Address | undefined
  onClose: () => void
}

function useAddressForm({ address, onClose }: AddressDialogProps) {
  const { buyer_id } = useSession()
  const queries = useQueryClient()
  // A repeated save has the same key and adds the address only once.
  const keyOf = useCallKey()
  return useCompanyRecord({
    initial: () => (address ? addressDraftOf(address) : NEW_ADDRESS),
    version: address?.version,
    fields: ADDRESS_FIELDS,
    problemsOf: addressProblems,
    write: async (draft, version) => {
      const body = addressBodyOf(draft)
      const { message } = address
        ? await callReply('changeAddress', {
            body: { ...body, _id: address._id, ...(version !== undefined && { version }) },
          })
        : await callReply('addAddress', { body, idempotencyKey: keyOf(body) })
      return message
    },
    read: async () => {
      const query = { buyer_id }
      const all = await call('listAddresses', { query })
      queries.setQueryData(queryKey('listAddresses', { query }), all)
      const newest = all.find(({ _id }) => _id === address?._id)
      return newest ? { draft: addressDraftOf(newest), version: newest.version } : null
    },
    onSaved: () => {
      void publishCompanyChange(queries)
      onClose()
    },
  })
}

/** Add New Address and Change Address dialogs (Spec 1 §2, §5). */
export function AddressDialog(props: AddressDialogProps) {
  const t = useTexts(companyAddressTexts)
  const form = useAddressForm(props)
  const { draft, state, type } = form
  const nameError = state.errorAt('name')
  const title = t(props.address ? 'change' : 'add')
  return (
    <RecordDialog
      title={title}
      {...(!props.address && { submitLabel: title })}
      failureTitle={t('saveFailed')}
      form={form}
      fields={[
        { label: t('name'), of: ({ name }) => name },
        { label: t('phone'), of: ({ phone }) => sentPhone(phone) },
        { label: t('address'), of: ({ place }) => lineOf(place) },
      ]}
      onClose={props.onClose}
    >
      <TextInput
        id={`${FIELD_ID}name`}
        data-autofocus
        label={t('name')}
        withAsterisk
        autoComplete="off"
        maxLength={LONGEST_NAME}
        {...(nameError === undefined && { description: t('nameHelp') })}
        value={draft.name}
        error={nameError}
        onChange={({ currentTarget }) => type({ name: currentTarget.value }, 'name')}
      />
      <PhoneField
        id={`${FIELD_ID}phone`}
        label={t('phone')}
        countryLabel={t('phoneCountry')}
        description={t('phoneHelp')}
        value={draft.phone}
        error={state.errorAt('phone')}
        onChange={(phone) => type({ phone }, 'phone')}
        onBlur={(phone) => state.leave('phone', sentPhone(phone))}
      />
      <AddressFields
        PlaceFields={props.PlaceFields}
        place={draft.place}
        state={state}
        onChange={(place, field) => type({ place }, field)}
      />
    </RecordDialog>
  )
}
