// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react'
import { InstantSearch } from 'react-instantsearch'
import { expect, it } from 'vitest'
import { eventually } from '../../lib/eventually.fixture'
import { mountPage } from '../../lib/page.fixture'
import { useFacets, type Facet } from './facets'

const COUNTS = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`value ${at}`, 60 - at]))
const found = {
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 20,
  facets: { brand: COUNTS, vendor_name: COUNTS },
}
const searchClient = { search: async () => ({ results: [found, found] }) } as never

// proves 2.9.3 2.9.4
it('five brands and vendors are shown, then 30 and 50 after Show more', async () => {
  const shown: { facets: Facet[] } = { facets: [] }
  function Facets() {
    const facets = useFacets()
    useLayoutEffect(() => {
      shown.facets = facets
    })
    return null
  }
  const { leave } = await mountPage(
    <InstantSearch searchClient={searchClient} indexName="products">
      <Facets />
    </InstantSearch>,
  )
  const counts = () => shown.facets.map(({ items }) => items.length)
  await eventually(() => expect(counts()).toEqual([5, 5]))
  await act(async () => shown.facets.forEach(({ toggleShowMore }) => toggleShowMore()))
  await eventually(() => expect(counts()).toEqual([30, 50]))
  await leave()
})
