import type { SearchKey } from '@pasok/domain/identity/identity.model'

export async function searchHeadersOf(url: string, accessToken: string) {
  const headers = { authorization: `Bearer ${accessToken}` }
  const answer = await fetch(`${url}/api/search/key`, { headers })
  const { data } = (await answer.json()) as { data: SearchKey }
  return { 'x-algolia-application-id': data.application_id, 'x-algolia-api-key': data.api_key }
}
