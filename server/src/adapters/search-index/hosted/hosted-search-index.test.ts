import { startHostedIndex } from '../../../../test/hosted-index/hosted-index'
import { describeSearchIndex } from '../search-index.conformance'
import { createHostedSearchIndex } from './hosted-search-index'

describeSearchIndex(
  'Hosted search index, against a stand-in written from its documentation',
  async () => {
    const hosted = await startHostedIndex()
    return {
      index: createHostedSearchIndex(hosted.settings),
      cannot: ['an OR of numbers and texts'],
      close: () => hosted.stop(),
    }
  },
)
