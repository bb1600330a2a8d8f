import { request, type Agent, type OutgoingHttpHeaders } from 'node:http'

interface FetchOptions {
  method?: 'GET' | 'POST'
  headers?: OutgoingHttpHeaders
  body?: string
}

/**
 * Sends a request and returns the response's text; any status except 200 is an error. Each agent's
 * socket is one persistent connection.
 */
export function fetchText(
  agent: Agent,
  address: string,
  options: FetchOptions = {},
): Promise<string> {
  const { method = 'GET', headers = {}, body } = options
  return new Promise((resolve, reject) => {
    const call = request(address, { method, agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const answer = Buffer.concat(parts).toString()
        if (response.statusCode === 200) resolve(answer)
        else reject(new Error(`${response.statusCode}: ${answer.slice(0, 200)}`))
      })
    })
    call.on('error', reject)
    call.end(body)
  })
}
