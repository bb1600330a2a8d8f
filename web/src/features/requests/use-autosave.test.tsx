// @vitest-environment happy-dom
import { act } from 'react'
import { AUTOSAVE_IDLE } from '@pasok/domain/requests/requests.constants'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../lib/api-error'
import { mountPage } from '../../lib/page.fixture'
import { useAutosave } from './use-autosave'

afterEach(() => void vi.useRealTimers())

/** A cart that waits for its save; each save ends as it is told. */
async function mount() {
  const ends: ((works: boolean) => Promise<void>)[] = []
  const save = () =>
    new Promise<number>((resolve, reject) => {
      ends.push((works) =>
        act(async () =>
          works ? resolve(1) : reject(new ApiError({ status: 0, code: 'offline', message: '' })),
        ),
      )
    })
  function Cart({ revision = 1, hasItems = true }) {
    const { phase, saveNow, learn } = useAutosave({
      revision,
      saved: false,
      hasItems,
      isDraft: false,
      enabled: true,
      save,
    })
    return (
      <>
        <button onClick={() => void saveNow()}>{phase}</button>
        {(['offline', 'illegal_move'] as const).map((code) => (
          <button
            key={code}
            onClick={() => learn(new ApiError({ status: 409, code, message: '' }))}
          >
            {code}
          </button>
        ))}
      </>
    )
  }
  const { page, show } = await mountPage(<Cart />)
  return {
    change: (revision: number) => show(<Cart revision={revision} />),
    empty: () => show(<Cart revision={9} hasItems={false} />),
    pass: (ms: number) => act(async () => void vi.advanceTimersByTime(ms)),
    phase: () => page.querySelector('button')?.textContent,
    ends,
    learn: (at: number) => act(async () => page.querySelectorAll('button')[at + 1]?.click()),
    save: () => act(async () => page.querySelector('button')?.click()),
    comeBack: () => act(async () => void window.dispatchEvent(new Event('online'))),
  }
}

it('saves when the connection is back, also while one fails that began without it', async () => {
  const { phase, ends, save, comeBack } = await mount()
  await save()
  expect(phase()).toBe('saving')
  await comeBack()
  expect(ends).toHaveLength(1)
  await ends[0]?.(false)
  expect(ends).toHaveLength(2)
  await ends[1]?.(true)
  expect(phase()).toBe('saved')
  await comeBack()
  expect(ends).toHaveLength(2)
})

it('is not done again for a connection that comes back while it works', async () => {
  const { phase, ends, save, comeBack } = await mount()
  await save()
  await comeBack()
  await ends[0]?.(true)
  expect(phase()).toBe('saved')
  expect(ends).toHaveLength(1)
})

// proves 1.4.25 1.4.26 1.9.9
it('saves by itself after 5 s without a change, and counts anew from each change', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ends, change, pass } = await mount()
  expect(AUTOSAVE_IDLE).toBe(5_000)
  await pass(4_900)
  await change(2)
  await pass(4_900)
  expect(ends).toHaveLength(0)
  await pass(100)
  expect(ends).toHaveLength(1)
})

// proves 1.4.25
it('saves no cart without items by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { ends, empty, pass } = await mount()
  await empty()
  await pass(60_000)
  expect(ends).toHaveLength(0)
})

it('knows before its next save that the draft is none any more', async () => {
  const { phase, learn } = await mount()
  await learn(0)
  expect(phase()).toBe('unsaved')
  await learn(1)
  expect(phase()).toBe('closed')
})
