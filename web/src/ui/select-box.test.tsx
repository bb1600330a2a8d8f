// @vitest-environment happy-dom
import { Select } from '@mantine/core'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mountPage, typeInto } from '../lib/page.fixture'
import { useSearchedOptions } from './select-box'

const onChange = vi.fn<(value: string | null) => void>()

function Field({ found, isFetching }: { found: string[]; isFetching: boolean }) {
  const { fieldOf } = useSearchedOptions()
  return <Select data={found} {...fieldOf(isFetching)} value={null} onChange={onChange} />
}

it('Enter selects the highlighted option when the results arrive after the arrow keys', async () => {
  const { page, show, leave } = await mountPage(<Field found={['Bumi', 'Citra']} isFetching />)
  const field = page.querySelector('input')
  const press = (code: string) =>
    act(async () => field?.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true })))
  await typeInto(field, 'c')
  await press('ArrowDown')
  await press('ArrowDown')
  const marked = () => document.querySelector('[data-combobox-selected]')?.textContent
  expect(marked()).toBe('Citra')
  await act(() => new Promise<void>((resolve) => void setTimeout(resolve, 300)))
  await show(<Field found={['Anugerah', 'Bumi', 'Citra']} isFetching={false} />)
  const seen = marked()
  await press('Enter')
  expect(seen).toBe('Anugerah')
  expect(onChange.mock.lastCall?.[0]).toBe(seen)
  await leave()
})
