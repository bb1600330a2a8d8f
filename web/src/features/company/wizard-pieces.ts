import type { ComponentType } from 'react'
import type { FilePrefix, Upload } from '@pasok/domain/files/files.model'
import type { DocumentFile } from './company-documents'
import type { FormPlace } from './company-form'

export type PlaceField =
  | 'country_id'
  | 'province_id'
  | 'city_id'
  | 'subdistrict_id'
  | 'village_id'
  | 'postcode'
  | 'street'

export interface PlaceFieldsProps {
  idPrefix: string
  countries: readonly { id: string; name: string }[]
  place: FormPlace
  problems: Partial<Record<PlaceField, string>>
  longestStreet: number
  onChange: (place: FormPlace, field: PlaceField) => void
}

interface UploadFieldProps {
  id: string
  name: string
  prefix: FilePrefix
  file: DocumentFile | null
  error?: string | undefined
  onUploaded: (upload: Upload) => void
  onBusy: (isBusy: boolean) => void
}

/** Components of other features that the wizard uses, passed in by the screen. */
export interface WizardPieces {
  PlaceFields: ComponentType<PlaceFieldsProps>
  UploadField: ComponentType<UploadFieldProps>
}
