// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { mountPage } from '../../../../lib/page.fixture'
import { TargetChoice } from './target-choice'
import { usePayTargets } from './use-pay-targets'

/** Where there is no bank to choose. */
function Nowhere() {
  const asked = { method: undefined, vendorId: 'v', isDirect: false, amount: 1 } as const
  const found = { ...usePayTargets(asked), targets: [] }
  return (
    <TargetChoice
      found={found}
      method="Virtual Account"
      isDirect={false}
      chosen={undefined}
      onChoose={() => undefined}
      onTransfer={() => undefined}
    />
  )
}

// proves 2.8.19
it('says that there is no bank', async () => {
  const { page } = await mountPage(
    <QueryClientProvider client={new QueryClient()}>
      <Nowhere />
    </QueryClientProvider>,
  )
  expect(page.querySelector('p')?.textContent).toBe('Bank not found')
})
