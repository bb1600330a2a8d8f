// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { mountPage } from '../../lib/page.fixture'
import { ProductPictures } from './portal-pictures'
import type { PicturesState } from './use-portal-pictures'

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

/** Returns true when the page handled the paste and prevented the default. */
function paste(into: Element | null, text: string): boolean {
  const event = new Event('paste', { bubbles: true, cancelable: true })
  const clipboardData = { files: [picture], getData: () => text }
  into?.dispatchEvent(Object.assign(event, { clipboardData }))
  return event.defaultPrevented
}

it('a picture is pasted anywhere on the page, but not over a text, into a field or a dialog', async () => {
  const { page, leave } = await mountPage(
    <>
      <ProductPictures pictures={PICTURES} error={undefined} />
      <p>Stock</p>
      <textarea />
      <div role="dialog">
        <button type="button">Save</button>
      </div>
    </>,
  )
  const words = page.querySelector('p:last-of-type')
  // A spreadsheet copies the cells as text and as a picture.
  expect(paste(words, '12\t15\r\n')).toBe(false)
  expect(paste(page.querySelector('textarea'), '')).toBe(false)
  expect(paste(page.querySelector('[role="dialog"] button'), '')).toBe(false)
  expect(added).not.toHaveBeenCalled()
  expect(paste(words, '')).toBe(true)
  // A file manager copies a file with its name as text.
  expect(paste(words, 'image.png')).toBe(true)
  expect(added.mock.calls).toEqual([[[picture]], [[picture]]])
  await leave()
})
