// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../lib/page.fixture'
import { DeskPictures } from './desk-pictures'
import type { PicturesState } from './use-desk-pictures'

const added = vi.fn<PicturesState['add']>()
const nothing = () => undefined
const PICTURES: PicturesState = {
  paths: [],
  uploads: [],
  isBusy: false,
  add: added,
  cancel: nothing,
  retry: nothing,
  move: nothing,
  remove: nothing,
}
const picture = new File(['…'], 'image.png', { type: 'image/png' })

/** True when the page took it, and what is pasted into does not get it. */
function paste(into: Element | null, text: string): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const clipboardData = { files: [picture], getData: () => text }
  into?.dispatchEvent(Object.assign(event, { clipboardData }))
  return event.defaultPrevented
}

it('a picture is pasted anywhere on the page, but not over a text, into a field or a dialog', async () => {
  const { page, leave } = await mountPage(
    <>
      <DeskPictures pictures={PICTURES} error={undefined} />
      <p>Stock</p>
      <textarea />
      <div role="dialog">
        <button type="button">Save</button>
      </div>
    </>,
  )
  const words = page.querySelector('p:last-of-type')
  // As a spreadsheet leaves it: the cells' text, and a picture of them.
  expect(paste(words, '12\t15\r\n')).toBe(false)
  expect(paste(page.querySelector('textarea'), '')).toBe(false)
  expect(paste(page.querySelector('[role="dialog"] button'), '')).toBe(false)
  expect(added).not.toHaveBeenCalled()
  expect(paste(words, '')).toBe(true)
  // As a folder leaves it.
  expect(paste(words, 'image.png')).toBe(true)
  expect(added.mock.calls).toEqual([[[picture]], [[picture]]])
  await leave()
})
