import { Button } from '@mantine/core'
import { filesTexts } from '@pasok/domain/files/files.texts'
import type { PurchaseOrder } from '@pasok/domain/orders/orders.model'
import { orderScreenTexts } from '@pasok/domain/orders/orders.screen.texts'
import { IconPhoto, IconSend } from '@tabler/icons-react'
import { useEffect, useId, useState } from 'react'
import { SendingFile } from '../../../documents/sending-file'
import { useTexts } from '../../../lib/texts'
import { usePhone } from '../../../lib/use-phone'
import { FileDrop, FileDropError } from '../../../ui/file-drop'
import classes from './down-payment.module.css'
import { PROOF_ACCEPT } from './proof-file'
import { useProofUpload } from './use-proof-upload'

/** What was chosen, as a picture. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return (
    <span className={classes.thumb} aria-hidden>
      {url !== null && <img src={url} alt="" />}
    </span>
  )
}

/** A place for the image that says that the down payment was sent (Spec 2 §2, §5). */
export function ProofForm({ order }: { order: PurchaseOrder }) {
  const t = useTexts(orderScreenTexts)
  const tf = useTexts(filesTexts)
  const phone = usePhone()
  const problemId = useId()
  const proof = useProofUpload(order)
  const { file, problem, fraction } = proof
  if (proof.isSent) return <ProofWaiting />
  return (
    <form
      className={classes.form}
      aria-label={`${t('proof')} ${order.code_po}`}
      onSubmit={(event) => {
        event.preventDefault()
        proof.submit()
      }}
    >
      <FileDrop
        accept={PROOF_ACCEPT}
        label={t('proof')}
        isWrong={problem !== null}
        onFiles={(files) => {
          if (!proof.isBusy) proof.choose(files)
        }}
      >
        {({ isOver, choose }) => (
          <>
            {file && fraction !== null ? (
              <SendingFile
                file={file.name}
                fraction={fraction}
                cancelLabel={tf('cancelFor', { name: t('proof') })}
                onCancel={proof.cancel}
              />
            ) : (
              <div className={classes.chooseRow}>
                {file && <Preview file={file} />}
                <span className={classes.chosen}>
                  {file?.name ??
                    (isOver ? tf('dropHere') : t(phone ? 'imageHintShort' : 'imageHint'))}
                </span>
                <Button
                  size="xs"
                  variant="default"
                  leftSection={<IconPhoto size={14} aria-hidden />}
                  aria-describedby={problemId}
                  disabled={proof.isBusy}
                  onClick={choose}
                >
                  {t(file ? 'chooseOther' : 'chooseImage')}
                </Button>
              </div>
            )}
            <FileDropError id={problemId}>{problem}</FileDropError>
          </>
        )}
      </FileDrop>
      <Button
        type="submit"
        className={classes.submit}
        leftSection={<IconSend size={16} aria-hidden />}
        disabled={!file}
        loading={proof.isBusy}
      >
        {t('submit')}
      </Button>
    </form>
  )
}

/** The vendor has the proof and has not answered it yet. */
export function ProofWaiting() {
  const t = useTexts(orderScreenTexts)
  return (
    <Button className={classes.submit} disabled>
      {t('waitingVendor')}
    </Button>
  )
}
