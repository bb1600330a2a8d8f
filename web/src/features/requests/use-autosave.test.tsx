// @vitest-environment happy-dom
import { act } from 'react'
import { expect, it } from 'vitest'
import { ApiError } from '../../lib/api-error'
import { mountPage } from '../../lib/page.fixture'
import { useAutosave } from './use-autosave'

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
  function Cart() {
    const input = { revision: 1, saved: false, hasItems: true, enabled: true }
    const { phase, saveNow } = useAutosave({ ...input, save })
    return <button onClick={() => void saveNow()}>{phase}</button>
  }
  const { page } = await mountPage(<Cart />)
  return {
    phase: () => page.querySelector('button')?.textContent,
    ends,
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
