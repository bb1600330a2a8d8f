import { Button } from '@mantine/core'
import { UPLOAD_STARTS_AFTER_MS } from '@pasok/domain/files/files.constants'
import type { Upload } from '@pasok/domain/files/files.model'
import { filesTexts, proofTexts } from '@pasok/domain/files/files.texts'

import { IconPhoto, IconSend } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { SendingFile } from '../../../../documents/sending-file'
import { useAct } from '../../../../documents/use-act'
import { LEAVE_UPLOAD, useLeaveQuestion } from '../../../../documents/use-leave-question'
import { freshKey } from '../../../../lib/api'
import { ApiError } from '../../../../lib/api-error'
import { type FileProblem, findImageProblem, IMAGE_ACCEPT } from '../../../../lib/file-problem'
import type { Topic } from '../../../../lib/refresh'
import { useTexts, useTx } from '../../../../lib/texts'
import { upload, withoutSpaces } from '../../../../lib/upload'
import { useCallKey } from '../../../../lib/use-call-key'
import { useIsMounted } from '../../../../lib/use-is-mounted'
import { usePhone } from '../../../../lib/use-phone'

import { FileDrop, FileDropError } from '../../../../ui/file-drop'
import { look } from '../../../../ui/look'
import { ProofThumb } from './proof-thumb'
import classes from './proof.module.css'

/** A selected file, with its upload once it was sent. */
interface Chosen {
  file: File
  /** Idempotency key, the same for every attempt. */
  key: string
  uploaded?: Upload
}

/** Waits, or rejects when aborted. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('The upload was canceled', 'AbortError'))
    })
  })

/** Uploads the file after a short delay, with progress; canceled by the button or on unmount. */
function useSending() {
  const [fraction, setFraction] = useState<number | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const send = async ({ file, key }: Chosen): Promise<Upload> => {
    const mine = new AbortController()
    const { signal } = mine
    running.current = mine
    setFraction(0)
    try {
      await wait(UPLOAD_STARTS_AFTER_MS, signal)
      const onProgress = (sent: number) => {
        if (!signal.aborted) setFraction(sent)
      }
      const proof = { file, prefix: 'buyer', imagesOnly: true } as const
      return await upload({ ...proof, idempotencyKey: key, signal, onProgress })
    } finally {
      if (running.current === mine) setFraction(null)
    }
  }
  return { fraction, send, cancel: () => running.current?.abort() }
}

/** The document that the payment was made for. */
interface Proven {
  code: string
  /** A proof is valid for the version that the user saw. */
  version: number
}

interface HandingIn {
  submitProof: (fileUrl: string, keyOf: (body: unknown) => string) => Promise<{ message: string }>
  refreshes: readonly Topic[]
  /** Milliseconds between the response and the refresh (Spec 2 §9). */
  reloadAfter: number
  /** Called after the refresh, unless the user has left. */
  onDone?: () => void
}

const LEAVE_CHOSEN = { title: proofTexts.leaveTitle, text: proofTexts.leaveText }
/** Nothing is saved before the proof is submitted, so leaving always requires confirmation. */
const NOT_SAVED = { current: false }

/** The selected file; leaving the page requires confirmation. */
function useChosen(isSending: boolean) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  useLeaveQuestion(chosen !== null, NOT_SAVED, isSending ? LEAVE_UPLOAD : LEAVE_CHOSEN)
  return [chosen, setChosen] as const
}

/** Proof of a payment: select, upload, submit (Spec 2 §2, §4, §5). */
export function useProofUpload({ version }: Proven, handing: HandingIn) {
  const tx = useTx()
  const { act, pending } = useAct(handing.refreshes)
  const keyOf = useCallKey()
  const sending = useSending()
  const isMounted = useIsMounted()
  const [chosen, setChosen] = useChosen(sending.fraction !== null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  /** Version for which a proof was submitted; cleared by the next version. */
  const [sentFor, setSentFor] = useState<number | null>(null)
  // The proof may be refused before the refresh; another image can then be selected.
  const isHandingIn = pending !== null && sentFor === null

  const choose = async (files: readonly File[]) => {
    const [file, another] = files
    if (!file) return
    const oneOnly = { text: filesTexts.oneOnly, values: {} }
    const wrong = another ? oneOnly : await findImageProblem(file)
    setProblem(wrong)
    if (!wrong) setChosen({ file: withoutSpaces(file), key: freshKey() })
  }
  /** A file refused by a rule will be refused again: removes it and shows the reason at the field. */
  const refuse = (reason: unknown): never => {
    if (reason instanceof ApiError && reason.code === 'rule') {
      setChosen(null)
      setProblem({ text: { en: reason.message, id: reason.message }, values: {} })
    }
    throw reason
  }
  const run = async (proof: Chosen) => {
    const uploaded = proof.uploaded ?? (await sending.send(proof).catch(refuse))
    setChosen({ ...proof, uploaded })
    const reply = await handing.submitProof(uploaded.url, keyOf)
    setSentFor(version)
    setChosen(null)
    return reply.message
  }
  const submit = async () => {
    if (!chosen) return
    setSentFor(null)
    const { reloadAfter, onDone } = handing
    const isIn = await act({ run: () => run(chosen), reloadAfter })
    if (isIn && isMounted()) onDone?.()
  }
  return {
    file: chosen?.file ?? null,
    problem: problem && tx(problem.text, problem.values),
    choose: (files: readonly File[]) => void choose(files),
    submit: () => void submit(),
    fraction: sending.fraction,
    cancel: sending.cancel,
    isHandingIn,
    /** True while submitting or waiting for the refresh. */
    isBusy: pending !== null,
    /** True once the proof is submitted, even before the refresh. */
    isSent: sentFor === version,
  }
}
type ProofUpload = ReturnType<typeof useProofUpload>

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return <ProofThumb url={url} />
}

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
  /** True when the current user may submit a proof now; otherwise the waiting text is shown. */
  mayProve: boolean
  submitLabel: string
  waiting: string
}

/**
 * Form for the proof of a payment; once it is submitted, the note that it is being reviewed (Spec 2 §2, §5).
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
  /** True when the note replaced the form, whose focus it takes over. */
  focused: boolean
  text: string
}

/** Note that the proof has been submitted but not answered. */
function ProofWaiting({ focused, text }: ProofWaitingProps) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Does not take the focus from a user who has moved on.
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
