// @vitest-environment happy-dom
import { Drawer, MantineProvider, Modal } from '@mantine/core'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { mountPage } from '../lib/page.fixture'
import { makeTheme } from './theme'

it.each([
  ['dialog', Modal],
  ['drawer', Drawer],
])(
  'a %s is closed by a click beside it, not by the second of a double click',
  async (_, Opened) => {
    const onClose = vi.fn<() => void>()
    const { leave } = await mountPage(
      <MantineProvider theme={makeTheme({ close: 'Close' })} env="test">
        <Opened opened onClose={onClose} />
      </MantineProvider>,
    )
    const click = (detail: number) =>
      act(async () =>
        document
          .querySelector('[class*="-overlay"]')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })),
      )
    await click(2)
    expect(onClose).not.toHaveBeenCalled()
    await click(1)
    expect(onClose).toHaveBeenCalledOnce()
    await leave()
  },
)
