// @vitest-environment happy-dom
import type { LegalDocumentDraft } from '@pasok/domain/company/company.model'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error'
import { mountHook } from '../../lib/hook.fixture'
import { documentsOf } from './company-documents'
import { forgetDraft, readDraft, typeInDocument, useCompanyDraft } from './company-draft'
import { savedCompany } from './company.fixture'
import { useDocumentDrafts } from './use-document-drafts'

const KEY = 'pasok.company-draft.auth-1.buyer-1'
const server = vi.hoisted(() => ({
  drafts: [] as LegalDocumentDraft[],
  saved: [] as object[],
  /** Saves do not reach the server. */
  isAway: false,
  /** Saves succeed, but their responses are lost. */
  isLost: false,
  /** Numbers of earlier saves; each arrives just before the next save. */
  late: [] as string[],
}))

interface Sent {
  body?: { id: string; value: string; url: string; version?: number }
}
vi.mock('../../lib/api', async (original) => ({
  ...(await original<object>()),
  call: (_contract: unknown, { body }: Sent) => Promise.resolve().then(() => answer(body)),
}))

const away = () => new ApiError({ status: 0, code: 'offline', message: 'Disconnected from server' })

/** Answers like the server: refuses to overwrite a draft of another version. */
function answer(body: Sent['body']) {
  if (server.isAway && body) throw away()
  if (!body) return { ...savedCompany, legal_documents: [], legal_document_drafts: server.drafts }
  const late = server.late.shift()
  if (late !== undefined) save(body.id, late)
  const before = server.drafts.find(({ id }) => id === body.id)
  if ((before?.version ?? 0) !== body.version)
    throw new ApiError({ status: 409, code: 'stale_version', message: 'Rina saved it at 10:03' })
  const saved = save(body.id, body.value, body.url)
  if (server.isLost) throw away()
  return saved
}

function save(id: string, value: string, file = ''): LegalDocumentDraft {
  const version = Math.max(0, ...server.drafts.map((one) => one.version)) + 1
  const draft = { id, value, file_id: file, file_name: `${file}.pdf`, file_type: '', version }
  server.drafts = [...server.drafts.filter((one) => one.id !== id), draft]
  server.saved.push({ value, file })
  return draft
}

const TYPES = [
  {
    _id: 'type-pt',
    companyType: 'PT',
    legalDoc: [{ id: 'nib', title: 'NIB', short_title: 'NIB', required: true }],
  },
]
const EMPTY = { value: '', file: null, version: 0 }
const file = { id: 'f1', name: 'nib.pdf', type: 'application/pdf' }

const mount = () =>
  mountHook(() => {
    const { documents } = useCompanyDraft(KEY)
    const company = { ...savedCompany, legal_documents: [], legal_document_drafts: [] }
    return useDocumentDrafts({
      draft: KEY,
      buyerId: 'buyer-1',
      documents: documentsOf(company, TYPES, documents),
    })
  })

beforeEach(() => {
  vi.useFakeTimers()
  forgetDraft(KEY)
  Object.assign(server, { drafts: [], saved: [], isAway: false, isLost: false, late: [] })
})

it('saves once shortly after the last key, and when leaving the step', async () => {
  const page = await mount()
  await page.act(() => typeInDocument(KEY, 'nib', { value: '12' }, EMPTY))
  await page.act(() => vi.advanceTimersByTimeAsync(500))
  await page.act(() => typeInDocument(KEY, 'nib', { value: '123' }, EMPTY))
  await page.act(() => vi.advanceTimersByTimeAsync(500))
  expect(server.saved).toEqual([])
  await page.act(() => vi.advanceTimersByTimeAsync(500))
  expect(server.saved).toEqual([{ value: '123', file: '' }])
  expect(readDraft(KEY).documents).toEqual({})
  const [now] = server.drafts
  await page.act(() =>
    typeInDocument(KEY, 'nib', { file }, { ...EMPTY, value: '123', version: now?.version ?? 0 }),
  )
  await page.leave()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.saved.at(-1)).toEqual({ value: '123', file: 'f1' })
})

it('keeps input while the server is unavailable, says so, and retries', async () => {
  const page = await mount()
  server.isAway = true
  await page.act(() => typeInDocument(KEY, 'nib', { value: '123' }, EMPTY))
  await page.act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(page.now().state).toMatchObject({ kind: 'failed', text: 'Disconnected from server' })
  expect(readDraft(KEY).documents['nib']?.value).toBe('123')
  server.isAway = false
  await page.act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(server.saved).toEqual([{ value: '123', file: '' }])
  expect(page.now().state.kind).toBe('idle')
  await page.leave()
})

it('a save whose response was lost counts as the user’s own: typing on is no conflict', async () => {
  const page = await mount()
  server.isLost = true
  await page.act(() => typeInDocument(KEY, 'nib', { value: '12' }, EMPTY))
  await page.act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(server.drafts).toMatchObject([{ value: '12' }])
  expect(page.now().state.kind).toBe('failed')
  server.isLost = false
  await page.act(() => typeInDocument(KEY, 'nib', { value: '123' }, EMPTY))
  await page.act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(page.now().conflicts).toEqual({})
  expect(server.drafts).toMatchObject([{ value: '123' }])
  await page.leave()
})

it.each([[['12']], [['1', '12']]])(
  'delayed saves count as the user’s own, too: %j',
  async (numbers) => {
    const page = await mount()
    server.isAway = true
    for (const value of numbers) {
      await page.act(() => typeInDocument(KEY, 'nib', { value }, EMPTY))
      await page.act(() => vi.advanceTimersByTimeAsync(1_000))
    }
    server.isAway = false
    server.late = [...numbers]
    await page.act(() => typeInDocument(KEY, 'nib', { value: '123' }, EMPTY))
    await page.act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(page.now().conflicts).toEqual({})
    expect(server.saved).toEqual([...numbers, '123'].map((value) => ({ value, file: '' })))
    await page.leave()
  },
)

it('another user’s file is kept with the user’s own number', async () => {
  const page = await mount()
  save('nib', '', 'f2')
  await page.act(() => typeInDocument(KEY, 'nib', { value: '123' }, EMPTY))
  await page.act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(server.drafts).toMatchObject([{ value: '123', file_id: 'f2' }])
  expect(page.now().conflicts).toEqual({})
  await page.leave()
})

it('two numbers of one document are a conflict that says who, and loses neither', async () => {
  const page = await mount()
  const conflicted = async () => {
    save('nib', 'theirs')
    await page.act(() => typeInDocument(KEY, 'nib', { value: 'mine' }, EMPTY))
    await page.act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(page.now().conflicts['nib']).toMatchObject({
      message: 'Rina saved it at 10:03',
      theirs: { value: 'theirs' },
    })
  }
  await conflicted()
  await page.act(async ({ saveRest }) => expect(await saveRest()).toBe(false))
  expect(server.drafts).toMatchObject([{ value: 'theirs' }])
  // A number that ends with a space is still being typed, but is discarded all the same.
  await page.act(() => typeInDocument(KEY, 'nib', { value: 'mine, ' }, EMPTY))
  await page.act(({ takeTheirs }) => takeTheirs('nib'))
  expect([page.now().conflicts, readDraft(KEY).documents]).toEqual([{}, {}])
  await conflicted()
  await page.act(({ keepMine }) => keepMine('nib'))
  await page.act(() => vi.advanceTimersByTimeAsync(0))
  expect(server.drafts).toMatchObject([{ value: 'mine' }])
  expect(readDraft(KEY).documents).toEqual({})
  await page.leave()
})
