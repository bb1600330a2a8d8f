import { expect, it } from 'vitest'
import { GATEWAY_LABELS } from './payments.constants'

// proves 2.9.18
it('the gateways have the names of the specification', () => {
  expect(GATEWAY_LABELS).toMatchObject({ xendit: 'Xendit', oy: 'OY Indonesia' })
})
