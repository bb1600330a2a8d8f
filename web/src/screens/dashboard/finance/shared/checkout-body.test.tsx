// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { mountPage, typeInto } from '../../../../lib/page.fixture'
import type { PayTarget } from './pay-targets'
import { TargetChoice } from './checkout-body'

const bank = (at: number): PayTarget => ({
  key: String(at),
  code: String(at),
  name: `Bank ${at}`,
  nameCode: '',
  gateway: 'xendit',
  number: '',
  holder: '',
  isDefault: false,
  problem: undefined,
})

async function mount(targets: PayTarget[]) {
  const query = { fetchStatus: 'idle', error: null } as never
  const { page } = await mountPage(
    <TargetChoice
      found={{ query, targets }}
      method="Virtual Account"
      isDirect={false}
      chosen={undefined}
      onChoose={() => undefined}
      onTransfer={() => undefined}
    />,
  )
  return page
}

// proves 2.2.85 2.8.19
it('says that there is no bank, and that no bank matches', async () => {
  expect((await mount([])).textContent).toContain('Bank not found')
  const page = await mount(Array.from({ length: 9 }, (_, at) => bank(at)))
  expect(page.textContent).not.toContain('Bank not found')
  await typeInto(page.querySelector('input[type=search]'), 'nowhere')
  expect(page.textContent).toContain('Bank not found')
})
