import { productFormTexts } from '@pasok/domain/catalog/catalog.desk.form.texts'
import { useEffect, useRef, useState } from 'react'
import { bodyOf } from '../../documents/edited-form'
import { FormBody } from '../../documents/form-body'
import { useTexts } from '../../lib/texts'
import { MainColumn, Rail, TwoColumns } from '../../ui/two-columns'
import { DeskCardPreview } from './desk-card-preview'
import { useProductDifferences } from './desk-product-differences'
import type { ProductFormState } from './desk-product-form'
import {
  BasicsSection,
  DeliverySection,
  PicturesSection,
  PriceSection,
  SizeSection,
  SupplySection,
  type DefaultTerms,
} from './desk-product-sections'
import { look } from '../../ui/look'

interface EditorProps {
  /** Submits from a button elsewhere on the page. */
  formId: string
  form: ProductFormState
  /** The vendor, once it is known. */
  vendor: (DefaultTerms & { legal_name: string }) | undefined
  onNewArea: () => void
}

/** The form of a product in its parts, and beside it what a buyer will see. */
export function DeskProductEditor({ formId, form, vendor, onNewArea }: EditorProps) {
  const t = useTexts(productFormTexts)
  const box = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  const rows = useProductDifferences(form.draft, form.conflict?.theirs)
  const submit = async () => {
    if (!(await form.save())) setRefusals((before) => before + 1)
  }
  // Once the problems are drawn, the first of them has the focus.
  useEffect(() => {
    if (refusals > 0)
      box.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus()
  }, [refusals])
  return (
    <TwoColumns>
      <MainColumn>
        <form
          ref={box}
          id={formId}
          noValidate
          className={look('stack', 'gap-md')}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <FormBody {...bodyOf(form, () => rows)} failureTitle={t('failed')}>
            <BasicsSection form={form} />
            <PicturesSection form={form} />
            <PriceSection form={form} terms={vendor} />
            <SupplySection form={form} />
            <DeliverySection form={form} terms={vendor} onNewArea={onNewArea} />
            <SizeSection form={form} />
          </FormBody>
        </form>
      </MainColumn>
      <Rail label={t('preview')} underHead>
        <DeskCardPreview
          draft={form.draft}
          defaultDiscount={vendor?.default_discount ?? 0}
          vendorName={vendor?.legal_name ?? ''}
        />
      </Rail>
    </TwoColumns>
  )
}
