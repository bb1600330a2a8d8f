import { InputWrapper, Textarea } from '@mantine/core'
import type { Upload } from '@pasok/domain/files/files.model'
import { LONGEST_NOTE } from '@pasok/domain/kernel/limits'
import { moneyTexts } from '@pasok/domain/payments/money/money.texts'
import { useId, useRef, useState } from 'react'
import { UploadField } from '../../features/files/upload-field'
import { useTexts } from '../../lib/texts'

export function useProofFields() {
  const proofId = useId()
  const noteField = useRef<HTMLTextAreaElement>(null)
  const [proof, setProof] = useState<Upload | null>(null)
  const [note, setNote] = useState('')
  const [isSending, setSending] = useState(false)
  const [isTried, setTried] = useState(false)
  /** Returns the input if complete; otherwise focuses the first missing field. */
  const take = (): { note: string; proof: string } | undefined => {
    setTried(true)
    if (note.trim() === '') noteField.current?.focus()
    else if (!proof || isSending) document.getElementById(proofId)?.focus()
    else return { note: note.trim(), proof: proof.url }
    return undefined
  }
  const isChanged = note.trim() !== '' || proof !== null || isSending
  const fields = {
    proofId,
    noteField,
    proof,
    setProof,
    note,
    setNote,
    isSending,
    setSending,
    isTried,
  }
  return { take, isChanged, fields }
}

interface ProofFieldsProps {
  label: string
  fields: ReturnType<typeof useProofFields>['fields']
}

export function ProofFields({ label, fields }: ProofFieldsProps) {
  const t = useTexts(moneyTexts)
  const { proofId, noteField, proof, setProof, note, setNote, isSending, setSending } = fields
  const missing = t(isSending ? 'uploadRuns' : 'proofRequired')
  return (
    <>
      <Textarea
        ref={noteField}
        required
        label={t('note')}
        error={fields.isTried && note.trim() === '' ? t('noteRequired') : undefined}
        maxLength={LONGEST_NOTE}
        autosize
        minRows={2}
        maxRows={6}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <InputWrapper id={proofId} label={label} required>
        <UploadField
          id={proofId}
          name={label}
          prefix="provider"
          imagesOnly
          file={proof}
          error={fields.isTried && (isSending || !proof) ? missing : undefined}
          onUploaded={setProof}
          onBusy={setSending}
        />
      </InputWrapper>
    </>
  )
}
