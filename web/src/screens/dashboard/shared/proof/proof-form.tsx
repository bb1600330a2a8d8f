import { Button } from '@mantine/core'
import { proofTexts } from '@pasok/domain/files/files.proof.texts'
import { filesTexts } from '@pasok/domain/files/files.texts'
import { IconPhoto, IconSend } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { SendingFile } from '../../../../documents/sending-file'
import { IMAGE_ACCEPT } from '../../../../lib/file-problem'
import { useTexts } from '../../../../lib/texts'
import { usePhone } from '../../../../lib/use-phone'
import { FileDrop, FileDropError } from '../../../../ui/file-drop'
import classes from './proof.module.css'
import { ProofThumb } from './proof-thumb'
import { useProofUpload, type HandingIn, type ProofUpload, type Proven } from './use-proof-upload'
import { look } from '../../../../ui/look'

/** What was chosen, as a picture. */
function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return <ProofThumb url={url} />
}

/** Where the image is chosen or dropped, shown, and seen on its way. */
function ImagePlace({ proof }: { proof: ProofUpload }) {
  const t = useTexts(proofTexts)
  const tf = useTexts(filesTexts)
  const phone = usePhone()
  const problemId = useId()
  const { file, problem, fraction } = proof
  return (
    <FileDrop
      accept={IMAGE_ACCEPT}
      label={t('proof')}
      isWrong={problem !== null}
      onFiles={(files) => {
        if (!proof.isHandingIn) proof.choose(files)
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
            <div className={look('row', 'wrap', 'gap-sm', 'touch')}>
              {file && <Preview file={file} />}
              <span className={`${classes.chosen} ${look('dimmed', 'text-xs', 'break-anywhere')}`}>
                {file?.name ?? tf(isOver ? 'dropHere' : phone ? 'imageHintShort' : 'imageHint')}
              </span>
              <Button
                size="xs"
                variant="default"
                className={look('phone-own-line')}
                leftSection={<IconPhoto size={14} aria-hidden />}
                aria-describedby={problemId}
                disabled={proof.isHandingIn}
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
  )
}

interface ProofFormProps extends HandingIn {
  proven: Proven
  /** This person, now; else it is waited for. */
  mayProve: boolean
  submitLabel: string
  /** What it is then waited for. */
  waiting: string
}

/**
 * A place for the image that says that money was sent, and once the other side has it that it is
 * waited for (Spec 2 §2, §5).
 */
export function ProofForm(given: ProofFormProps) {
  const { proven, mayProve, submitLabel, waiting, ...handing } = given
  const t = useTexts(proofTexts)
  const proof = useProofUpload(proven, handing)
  if (proof.isSent || !mayProve) return <ProofWaiting focused={proof.isSent} text={waiting} />
  return (
    <form
      className={look('stack', 'gap-xs')}
      aria-label={`${t('proof')} ${proven.code}`}
      onSubmit={(event) => {
        event.preventDefault()
        proof.submit()
      }}
    >
      <ImagePlace proof={proof} />
      <Button
        type="submit"
        className={classes.submit}
        leftSection={<IconSend size={16} aria-hidden />}
        disabled={!proof.file}
        loading={proof.isBusy}
      >
        {submitLabel}
      </Button>
    </form>
  )
}

interface ProofWaitingProps {
  /** It has come in the place of the form, which had the focus. */
  focused: boolean
  text: string
}

/** The other side has the proof and has not answered it yet. */
function ProofWaiting({ focused, text }: ProofWaitingProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Whoever has gone elsewhere meanwhile stays there.
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (focused && isLost) notice.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <div ref={notice} tabIndex={-1} className={classes.submit}>
      <Button fullWidth disabled>
        {text}
      </Button>
    </div>
  )
}
